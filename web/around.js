// What is around this page: the page that embeds it, and other pages of this origin that show the same program.
//
// What the page itself does goes to call(name, argument): `begin` and `pause`, by the embedding page's order.
// Everything that Python shall hear of goes to tell(kind, payload): `start`, `mute` and `language` from the embedding
// page, `storage` when another page has changed what is kept, `claim` for who plays a match, `restored` for a canvas
// that has lost its picture. embed.html lists the messages of the embedding page; their version is VERSION.
"use strict";

window.kitchenTableAround = (tell, call) => {
  const VERSION = 1;
  const PREFIX = "kitchen-table/";
  const embedded = window.parent !== window;

  // --- the embedding page

  // Its origin: what the address names, else our own. Nobody else is listened to or told anything.
  const named = new URLSearchParams(location.search).get("origin");
  const origin = (() => {
    if (!embedded) return null;
    if (named) return named;
    try {
      return window.parent.location.origin; // throws when it is not our own
    } catch {
      return null;
    }
  })();

  const post = (event, payload) => {
    if (origin !== null) window.parent.postMessage({ type: "kitchen-table", version: VERSION, event, payload }, origin);
  };

  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const orders = {
    start: (payload) => isObject(payload) && Object.values(payload).every((each) => /^\w{0,40}$/.test(each)),
    pause: (payload) => typeof payload.paused === "boolean",
    mute: (payload) => typeof payload.muted === "boolean",
    language: (payload) => window.kitchenTableTexts.languages.includes(payload.language),
  };
  const waiting = []; // what came before the program was ready
  let ready = false;

  const obey = ({ event, payload = {} }) => {
    if (!Object.hasOwn(orders, event)) post("refused", { event: String(event), why: "unknown event" });
    else if (!isObject(payload) || !orders[event](payload)) post("refused", { event, why: "unfit payload" });
    else if (event === "pause") call("pause", payload.paused);
    else {
      if (event === "start") call("begin");
      tell(event, payload);
    }
  };

  const onMessage = ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin || !isObject(data) || data.type !== "kitchen-table") return;
    if (data.version !== VERSION) post("refused", { event: String(data.event), why: `speaks version ${VERSION}` });
    else if (ready) obey(data);
    else waiting.push(data);
  };
  if (origin !== null) window.addEventListener("message", onMessage);

  // --- other pages of this origin

  window.addEventListener("storage", ({ key, storageArea }) => {
    if (storageArea === null || (key !== null && !key.startsWith(PREFIX))) return;
    tell("storage", { key: key === null ? null : key.slice(PREFIX.length) });
  });

  let claimed = null; // the claim in force
  let given = Promise.resolve(); // when the one before it has been given up

  // Asks to be the only page that plays the match of that name; no name gives it up. Where a browser knows no locks (a
  // page that came without encryption), whoever asks gets it.
  const claim = (name, byForce) => {
    if (claimed !== null) claimed.release();
    const mine = { release: () => undefined };
    claimed = name ? mine : null; // Python's None comes as undefined
    const answer = (held) => {
      if (claimed === mine) tell("claim", { name, held });
    };
    const hold = (lock) => {
      answer(lock !== null);
      return lock && claimed === mine && new Promise((resolve) => (mine.release = resolve));
    };
    if (claimed === null) return;
    if (!navigator.locks) answer(true);
    else {
      given = given
        .then(() => navigator.locks.request(PREFIX + name, byForce ? { steal: true } : { ifAvailable: true }, hold))
        .catch((reason) => answer(reason.name !== "AbortError")); // taken over; or nothing is shared, so no locks
    }
  };

  return {
    embedded,
    post,
    claim,
    ready: () => {
      ready = true;
      waiting.splice(0).forEach(obey);
    },
  };
};
