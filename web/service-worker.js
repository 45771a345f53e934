// Keeps one whole version of the program, so that it plays offline and never mixes two versions.
// The build puts two constants above this: VERSION, and FILES, the SHA-256 of every file beside this one by its path.
// A new version is fetched whole into a cache of its own, each file compared with its sum, lest the site changes while
// it is fetched; it takes over when no page of the old one is open. What fails is tried again at the next visit, and the
// old version stays. Files in a folder named by its contents' hash never change, and are taken over from the old cache.
"use strict";

const PREFIX = "kitchen-table-";
const CACHE = PREFIX + VERSION;
const isFixed = (path) => /-[0-9a-f]{12}\//.test(path);

const sum = async (response) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return bytes.reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
};

const fetchAll = async (cache) => {
  for (const [path, expected] of Object.entries(FILES)) {
    const kept = isFixed(path) ? await caches.match(path) : undefined;
    const response = kept || (await fetch(path, { cache: isFixed(path) ? "default" : "no-cache" }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if ((await sum(response.clone())) !== expected) throw new Error(`${path} is of another version`);
    await cache.put(path, response);
  }
};

const install = async () => {
  try {
    await fetchAll(await caches.open(CACHE));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
};

const dropOthers = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const page = request.url.split("?")[0] === registration.scope ? "index.html" : request;
  return (await cache.match(page, { ignoreSearch: true })) || fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin) event.respondWith(answer(event.request));
});
