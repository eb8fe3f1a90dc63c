/** The inspector: the thing itself, large, with everything it does. Hover rests on it, I asks for the focused one, a tap or a long press on touch; a click pins. */

import { all, isTyping, narrow, one } from "./dom";

const HOVER_MS = 350;
const PRESS_MS = 400;
const OPTION = "button, a, summary, [data-choice], [data-why], [data-group], [data-drag]";

let open: { box: HTMLElement; thing: Element; pinned: boolean } | null = null;
let timer = 0;
let asked = 0;
/** A long press has opened it: the click that follows is not a choice. */
let swallow = false;

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-inspect]") : null;

/** Answers of this version of the table, by what was asked. */
const known = new Map<string, string>();

async function markup(what: string): Promise<string> {
  const address = `/t/${document.body.dataset["table"] ?? ""}/inspect?${new URLSearchParams({ seat: document.body.dataset["seat"] ?? "", what })}`;
  const key = `${document.body.dataset["version"] ?? ""} ${address}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  const text = response.ok ? await response.text() : "";
  if (known.size > 200) known.clear();
  known.set(key, text);
  return text;
}

export function closeInspector(giveFocus = true): boolean {
  window.clearTimeout(timer);
  asked += 1;
  if (!open) return false;
  const { box, thing } = open;
  const inside = box.contains(document.activeElement);
  open = null;
  box.remove();
  thing.classList.remove("inspects");
  if (giveFocus && inside && (thing instanceof HTMLElement || thing instanceof SVGElement))
    thing.focus({ preventScroll: true });
  return true;
}

/** On a phone the inspector is a sheet from below, which the style sheet places. */
const isSheet = (): boolean => narrow() || innerWidth < 700;

/** Beside the thing, never over it. */
function place(box: HTMLElement, thing: Element): void {
  if (isSheet()) return;
  const at = thing.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const fits = (left: number, top: number): boolean =>
    left >= 8 &&
    top >= 8 &&
    left + size.width <= innerWidth - 8 &&
    top + size.height <= innerHeight - 8;
  const middle = Math.min(
    Math.max(at.x + at.width / 2 - size.width / 2, 12),
    innerWidth - size.width - 12,
  );
  const level = Math.min(
    Math.max(at.y + at.height / 2 - size.height / 2, 12),
    Math.max(innerHeight - size.height - 12, 12),
  );
  const places: [number, number][] = [
    [middle, at.top - size.height - 10],
    [middle, at.bottom + 10],
    [at.right + 10, level],
    [at.left - size.width - 10, level],
  ];
  const [left, top] = places.find(([x, y]) => fits(x, y)) ?? [
    at.x > innerWidth / 2 ? 12 : innerWidth - size.width - 12,
    level,
  ];
  box.style.setProperty("left", `${left}px`);
  box.style.setProperty("top", `${top}px`);
}

export async function openInspector(thing: Element, pinned: boolean): Promise<void> {
  const what = thing.getAttribute("data-inspect") ?? "";
  if (open?.thing === thing) {
    open.pinned ||= pinned;
    if (pinned) open.box.focus({ preventScroll: true });
    return;
  }
  asked += 1;
  const mine = asked;
  const text = await markup(what);
  if (mine !== asked || !text || !thing.isConnected) return;
  closeInspector(false);
  asked = mine;
  const box = new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
  if (!(box instanceof HTMLElement)) return;
  const made = document.importNode(box, true);
  document.body.append(made);
  open = { box: made, thing, pinned };
  thing.classList.add("inspects");
  place(made, thing);
  if (pinned) made.focus({ preventScroll: true });
}

function startPointer(): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || document.documentElement.dataset["hover"] === "off")
      return;
    window.clearTimeout(timer);
    if (open?.pinned) return;
    const thing = thingAt(event.target);
    const inside = event.target instanceof Element && event.target.closest(".inspector");
    if (thing) timer = window.setTimeout(() => void openInspector(thing, false), HOVER_MS);
    else if (open && !inside)
      timer = window.setTimeout(() => open && !open.pinned && closeInspector(false), 160);
  });
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    window.clearTimeout(timer);
    const inside = event.target instanceof Element && event.target.closest(".inspector");
    const thing = thingAt(event.target);
    if (open && !inside && thing !== open.thing) closeInspector(false);
    if (event.pointerType === "mouse" || !thing || inside) return;
    timer = window.setTimeout(() => {
      swallow = true;
      void openInspector(thing, true);
    }, PRESS_MS);
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"] as const)
    document.addEventListener(end, (event) => {
      if (
        event.pointerType !== "mouse" &&
        (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 6)
      )
        window.clearTimeout(timer);
    });
  document.addEventListener("contextmenu", (event) => {
    if (swallow && thingAt(event.target)) event.preventDefault();
  });
  document.addEventListener(
    "click",
    (event) => {
      const thing = thingAt(event.target);
      if (swallow && thing) {
        swallow = false;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      if (event.target instanceof Element && event.target.closest("[data-inspect-close]"))
        closeInspector();
      else if (event.target instanceof Element && event.target.closest(".inspector [data-choice]"))
        window.setTimeout(() => closeInspector(false));
      else if (thing && !(event.target instanceof Element && event.target.closest(OPTION)))
        void openInspector(thing, true);
    },
    true,
  );
}

/** Things that are no controls; places of a board have arrows of their own. */
const PLAIN = ".stage [data-inspect]:not(button, [role=button])";

/** The first thing of a row is in the tab order, arrows go on from there. */
function rove(): void {
  const rows = new Set<Element>();
  for (const thing of all(`${PLAIN}:not(.inspects)`)) {
    const row = thing.parentElement ?? thing;
    thing.tabIndex = rows.has(row) && thing !== document.activeElement ? -1 : 0;
    rows.add(row);
  }
}

/** Arrows among the things of a row. */
function walkOn(event: KeyboardEvent): boolean {
  const here = document.activeElement;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !(here instanceof HTMLElement || here instanceof SVGElement) || !here.matches(PLAIN))
    return false;
  const row: (HTMLElement | SVGElement)[] = all("[data-inspect]", here.parentElement ?? document);
  const next = row[row.indexOf(here) + step];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  rove();
  return true;
}

export function startInspector(): void {
  if (!one(".stage")) return;
  startPointer();
  rove();
  document.addEventListener("keydown", (event) => {
    if (
      isTyping(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      one("dialog[open]") ||
      walkOn(event) ||
      event.key.toLowerCase() !== "i"
    )
      return;
    const thing = thingAt(document.activeElement) ?? all("[data-inspect]:hover").pop();
    if (!thing) return;
    event.preventDefault();
    void openInspector(thing, true);
  });
  // While it is open, whatever gets the focus is shown.
  document.addEventListener("focusin", (event) => {
    const thing = thingAt(event.target);
    if (open?.pinned && thing && thing !== open.thing)
      void openInspector(thing, false).then(() => open && (open.pinned = true));
  });
  document.addEventListener("regions", () => {
    rove();
    if (open && !open.thing.isConnected) closeInspector(false);
    // News of the table bring the thing as the server knows it.
    open?.thing.classList.add("inspects");
  });
  // Things to choose from: nobody chooses blind. Where it would cover them, a long press shows each.
  document.addEventListener(
    "toggle",
    (event) => {
      const sheet = event.target;
      if (!(sheet instanceof HTMLDetailsElement) || !sheet.matches("#r-actions details.group"))
        return;
      const first = sheet.open && !isSheet() ? one("[data-inspect]", sheet) : null;
      if (first) void openInspector(first, false);
      else if (!sheet.open && open && !open.pinned) closeInspector(false);
    },
    true,
  );
}
