// The hidden real controls: one button, toggle, radio, field or line of text for each control of the present scene.
// An element lives as long as its control does, and is never moved while it has the focus, so that a screen reader
// stays where it is. Each lies, unseen and untouchable, exactly over its picture, so that a finger that explores the
// screen meets it there.
"use strict";

window.kitchenTableMirror = (region, activated) => {
  const elements = new Map(); // id -> element
  let shown = [];

  const makers = {
    text: () => document.createElement("p"),
    field: (id) => {
      const input = document.createElement("input");
      input.addEventListener("input", () => activated(id, input.value));
      return input;
    },
    button: (id) => {
      const button = document.createElement("button");
      button.type = "button";
      button.addEventListener("click", () => activated(id, null));
      return button;
    },
  };

  const setAttribute = (element, name, value) => {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };

  const update = (element, control) => {
    if (control.kind === "field") {
      setAttribute(element, "aria-label", control.label);
      if (element.value !== control.value) element.value = control.value;
    } else if (element.textContent !== control.label) {
      element.textContent = control.label;
    }
    if (control.kind === "radio") setAttribute(element, "role", "radio");
    setAttribute(element, "aria-pressed", control.kind === "toggle" ? String(control.chosen) : null);
    setAttribute(element, "aria-checked", control.kind === "radio" ? String(control.chosen) : null);
    setAttribute(element, "aria-disabled", control.off ? "true" : null);
    setAttribute(element, "aria-description", control.note || null);
    setAttribute(element, "aria-current", control.focused ? "true" : null);
    const [left, top, width, height] = control.box || [0, 0, 1, 1];
    Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  };

  const elementFor = (control) => {
    const old = elements.get(control.id);
    if (old !== undefined && old.dataset.kind === control.kind) return old;
    if (old !== undefined) old.remove();
    const element = (makers[control.kind] || makers.button)(control.id);
    element.dataset.kind = control.kind;
    element.dataset.id = control.id;
    elements.set(control.id, element);
    return element;
  };

  const arrange = (wanted) => {
    let place = region.firstChild;
    for (const element of wanted) {
      while (place !== element && element === document.activeElement) {
        const other = place; // the others step aside, the focus stays
        place = place.nextSibling;
        region.append(other);
      }
      if (place === element) place = place.nextSibling;
      else region.insertBefore(element, place);
    }
  };

  return {
    publish: (controls) => {
      const ids = new Set(controls.map((control) => control.id));
      for (const [id, element] of elements) {
        if (ids.has(id)) continue;
        element.remove();
        elements.delete(id);
      }
      const wanted = controls.map((control) => {
        const element = elementFor(control);
        update(element, control);
        return element;
      });
      arrange(wanted);
      shown = controls.filter((control) => control.kind !== "text");
    },
    // Whether Tab (or Shift+Tab) has come to the last (or first) control of the picture, and leaves it.
    isAtEnd: (backwards) => shown.length === 0 || shown.at(backwards ? 0 : -1).focused,
    field: () => region.querySelector('input[aria-current="true"]'),
  };
};
