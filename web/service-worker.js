// Keeps one whole version of the program, so that it plays offline and never mixes two versions.
// The build puts two constants above this: VERSION, and FILES, the paths of all files beside this one.
// A new version is fetched whole into a cache of its own, and takes over when no page of the old one is open. Files in
// a folder named by its contents' hash never change, and are taken over from the old cache.
"use strict";

const PREFIX = "kitchen-table-";
const CACHE = PREFIX + VERSION;
const isFixed = (path) => /-[0-9a-f]{12}\//.test(path);

const install = async () => {
  const cache = await caches.open(CACHE);
  for (const path of FILES) {
    const kept = isFixed(path) ? await caches.match(path) : undefined;
    const response = kept || (await fetch(path, { cache: isFixed(path) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(path, response);
  }
};

const dropOthers = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const page = request.mode === "navigate" ? "index.html" : request;
  return (await cache.match(page, { ignoreSearch: true })) || fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin) event.respondWith(answer(event.request));
});
