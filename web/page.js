// The contract between the page and Python: window.kitchenTable. game/host/browser.py is its only user.
//
//   nextFrame()            promise: the next animation frame, or the page has just been hidden
//   nextEvent(ms | undefined)   promise: something happened since the last call (input, size, shown, hidden, a mirrored
//                          control), or ms milliseconds have passed. Nothing polls: an idle page runs no script.
//                          Both wait behind the start button once ready() has been called.
//   size()                 [CSS width, CSS height, device pixels per CSS pixel] of the window
//   shape(width, height)   sets the canvas's size in CSS pixels; to be called before every set_mode
//   hidden(), language(), reducedMotion(), query (what follows "?" in the address)
//   ready()                the first picture is painted: the start button appears (the first gesture unlocks sound)
//   fail(message)          the error page; saves are not touched
//   announce(text)         reads a sentence out
//   publish(json)          the controls of the scene: [{id, kind, label, note, chosen, off, value, focused, box}, ...]
//   takeActivations()      JSON [[id, text | null], ...]: mirrored controls used since the last call
//   setSilent(silent)      suspends or resumes the sound device
//   setTyping(typing)      focuses the mirrored field on a touch screen, so that the keyboard appears, or leaves it
//   toggleFullScreen(), copy(text) -> whether it worked, paste() -> what was last pasted here
//   address(query)         this page's address with that query
//   speak(language)        the language of the page's own words from now on
//   post(event, json)      a message to the page that embeds this one
//   claim(name, byForce)   asks to be the only page that plays the match of that name; no name gives it up
//   takeNews()             JSON [[kind, payload], ...]: what came from around the page since the last call, see around.js
//
// The loader adds sound() -> the AudioContext or undefined, ready(), fail(), begin() and pause(stop), and calls hold(),
// start(), listen() and setPaused(stop).
"use strict";

(() => {
  const canvas = document.getElementById("canvas");
  const region = document.getElementById("controls");
  const log = document.getElementById("log");
  const texts = window.kitchenTableTexts;
  const motion = matchMedia("(prefers-reduced-motion: reduce)");

  let happened = false; // since the last nextEvent()
  let wake = null; // resolves the nextEvent() that waits
  let waiting = false; // behind the start button
  let hide = null; // resolves the nextFrame() that waits
  let opened = null; // resolves `opening`
  let opening = null;
  let paused = false; // by the page around us, until it or the player says otherwise
  let activations = [];
  let news = [];
  let pasted = "";

  const happen = () => {
    happened = true;
    if (!waiting && wake !== null) wake();
  };

  const mirror = window.kitchenTableMirror(region, (id, text) => {
    activations.push([id, text]);
    happen();
  });

  const tell = (kind, payload) => {
    news.push([kind, payload]);
    happen();
  };
  const around = window.kitchenTableAround(tell, (name, stop) => page[name](stop));

  const nextEvent = (milliseconds) =>
    new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(happen, milliseconds);
      wake = () => {
        clearTimeout(timer);
        wake = null;
        happened = false;
        resolve();
      };
      if (happened && !waiting) wake();
    });

  const nextFrame = async () => {
    await opening;
    await new Promise((resolve) => {
      const request = requestAnimationFrame(() => {
        hide = null;
        resolve();
      });
      hide = () => {
        cancelAnimationFrame(request);
        hide = null;
        resolve();
      };
    });
  };

  for (const kind of ["mousedown", "mouseup", "mousemove", "wheel", "touchstart", "touchmove", "touchend", "touchcancel",
    "keydown", "keypress", "keyup", "resize", "focus", "blur", "pageshow", "paste"]) {
    window.addEventListener(kind, happen, { capture: true, passive: true });
  }
  document.addEventListener("fullscreenchange", happen);
  motion.addEventListener("change", happen);
  document.addEventListener("visibilitychange", () => {
    happen();
    if (document.hidden && hide !== null) hide();
  });
  const watchDensity = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        happen();
        watchDensity();
      },
      { once: true },
    );
  watchDensity();

  // SDL takes every key of the canvas and prevents what the browser would do. The browser keeps its own shortcuts
  // (with Control or Command, and the function keys but F11), also beside the game's use of them.
  const leaveDefault = (event) => {
    event.preventDefault = () => undefined;
  };
  const isShortcut = (event) =>
    ((event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph")) ||
    (/^F\d+$/.test(event.key) && event.key !== "F11");
  const onKey = (event) => {
    if (event.target !== canvas) return;
    if (event.key === "Tab" && mirror.isAtEnd(event.shiftKey)) event.stopImmediatePropagation();
    else if (isShortcut(event)) leaveDefault(event);
  };
  window.addEventListener("keydown", onKey, true);
  window.addEventListener("paste", (event) => {
    pasted = event.clipboardData.getData("text/plain");
  });
  // A page around us scrolls on, and no menu covers the table.
  document.documentElement.classList.toggle("embedded", around.embedded);
  if (around.embedded) window.addEventListener("wheel", leaveDefault, { capture: true, passive: true });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  // SDL listens for these on the window: a key held while the canvas loses the focus would stick.
  for (const kind of ["blur", "focus"]) {
    canvas.addEventListener(kind, () => window.dispatchEvent(new FocusEvent(kind)));
  }

  canvas.addEventListener("contextrestored", () => tell("restored", {}));

  // In somebody's page only a touch brings the focus here.
  const focusCanvas = () => {
    if (!around.embedded || document.hasFocus()) canvas.focus();
  };

  const announce = (text) => {
    const line = document.createElement("p");
    line.textContent = text;
    log.append(line);
    while (log.childElementCount > 20) log.firstChild.remove();
  };

  const copy = (text) => {
    const area = document.createElement("textarea");
    area.value = text;
    region.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focusCanvas();
    return done;
  };

  const setTyping = (typing) => {
    if (!matchMedia("(pointer: coarse)").matches) return;
    const field = mirror.field();
    if (typing && field !== null) field.focus();
    else if (!typing) focusCanvas();
  };

  // SDL's own listeners resume a suspended context at a click: while nothing sounds it goes back to sleep.
  const setSilent = (silent) => {
    const context = page.sound();
    if (!context) return;
    context.onstatechange = () => {
      if (silent && context.state === "running") context.suspend();
    };
    silent ? context.suspend() : context.resume();
  };

  const toggleFullScreen = () => {
    const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch((reason) => console.info(`full screen: ${reason}`)); // a frame without permission stays as it is
  };

  const speak = (language) => {
    texts.speak(language);
    document.documentElement.lang = language;
    canvas.setAttribute("aria-label", texts.canvas);
    region.setAttribute("aria-label", texts.controls);
  };

  const page = {
    embedded: around.embedded,
    nextFrame,
    nextEvent,
    announce,
    copy,
    setTyping,
    toggleFullScreen,
    query: location.search.slice(1),
    size: () => [innerWidth, innerHeight, devicePixelRatio],
    shape: (width, height) => {
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    },
    hidden: () => document.hidden || paused,
    language: () => (navigator.language || "en").split("-")[0].toLowerCase(),
    reducedMotion: () => motion.matches,
    publish: (json) => mirror.publish(JSON.parse(json)),
    takeActivations: () => {
      const taken = JSON.stringify(activations);
      activations = [];
      return taken;
    },
    paste: () => pasted,
    address: (query) => `${location.origin}${location.pathname}${query ? "?" + query : ""}`,
    speak,
    post: (event, json) => around.post(event, JSON.parse(json)),
    claim: around.claim,
    takeNews: () => {
      const taken = JSON.stringify(news);
      news = [];
      return taken;
    },
    listen: around.ready,
    setPaused: (stop) => {
      paused = stop;
      happen();
    },
    sound: () => undefined,
    setSilent,
    hold: () => {
      waiting = true;
      opening = new Promise((resolve) => (opened = resolve));
    },
    start: () => {
      if (waiting) opened();
      waiting = false;
      focusCanvas();
      happen();
    },
  };
  canvas.setAttribute("role", "img");
  speak(texts.language);
  window.kitchenTable = page;
})();
