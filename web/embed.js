// A host of Kitchen Table: gives its frames their addresses, sends orders, and writes down what the games say.
"use strict";

const VERSION = 1;
const game = new URL("index.html", location.href); // another address, if the game lies elsewhere
const frames = [...document.querySelectorAll("iframe")];

const send = (frame, event, payload) =>
  frame.contentWindow.postMessage({ type: "kitchen-table", version: VERSION, event, payload }, game.origin);

window.addEventListener("message", ({ origin, source, data }) => {
  const frame = frames.find((each) => each.contentWindow === source);
  if (origin !== game.origin || !frame || data.type !== "kitchen-table" || data.version !== VERSION) return;
  const line = document.createElement("li");
  line.textContent = `${frame.title}: ${data.event} ${JSON.stringify(data.payload)}`;
  document.getElementById("said").append(line);
});

for (const button of document.querySelectorAll("button[data-event]")) {
  const payload = JSON.parse(button.dataset.payload || "{}");
  button.addEventListener("click", () => frames.forEach((frame) => send(frame, button.dataset.event, payload)));
}

if (location.protocol === "file:") document.getElementById("file").hidden = false;
else {
  for (const frame of frames) {
    frame.src = `${game.href}?${frame.dataset.query}&origin=${encodeURIComponent(location.origin)}`;
  }
}
