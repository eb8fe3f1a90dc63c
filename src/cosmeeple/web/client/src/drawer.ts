/** The drawer: log, notes, chat, words and what a page puts there. Over the stage below 1600 px, docked from there on (or as the person likes it); opening it never moves the table.
 *
 * Links with `data-drawer` open a pane; without scripts they go to it by its address. */

import { all, announce, isTyping, narrow, one, toast } from "./dom";
import { likes } from "./likes";

const WIDE = matchMedia("(min-width: 1600px)");
const DESK = matchMedia("(min-width: 1180px)");

/** Is it beside the stage for good? */
const docked = (): boolean =>
  (WIDE.matches && likes("dock") !== "never") || (DESK.matches && likes("dock") === "always");

/** Where the focus goes when the drawer is closed. */
let opener: HTMLElement | null = null;
/** Opened by itself for advice: goes with it. */
let forAdvice = false;

const drawer = (): HTMLElement | null => one("#drawer");

/** The pane that is seen now, "" where none is. */
export function shownPane(): string {
  const box = drawer();
  return box && (box.dataset["open"] !== undefined || docked()) ? (box.dataset["side"] ?? "") : "";
}

function show(): void {
  const box = drawer();
  const now = shownPane();
  for (const link of all("[data-drawer]"))
    link.setAttribute("aria-expanded", String(link.dataset["drawer"] === now));
  for (const pane of all(":scope > .pane", box ?? document))
    pane.classList.toggle("shown", pane.dataset["pane"] === (box?.dataset["side"] ?? ""));
  for (const pane of all(":scope > .pane:not(.shown)", box ?? document)) pane.hidden = true;
  for (const pane of all(":scope > .pane.shown", box ?? document)) pane.hidden = false;
  for (const scroll of all(".scroll[data-bottom]")) scroll.scrollTop = scroll.scrollHeight;
  document.dispatchEvent(new CustomEvent("drawer", { detail: now }));
}

export function openDrawer(side: string, from: HTMLElement | null, giveFocus = true): void {
  const box = drawer();
  const pane = one(`#pane-${side}`);
  if (!box || !pane) return;
  if (from && !box.contains(from)) opener = from;
  box.dataset["side"] = side;
  box.dataset["open"] = "";
  show();
  if (giveFocus) pane.focus({ preventScroll: true });
}

export function closeDrawer(giveFocus = true): boolean {
  const box = drawer();
  if (box?.dataset["open"] === undefined) return false;
  const inside = box.contains(document.activeElement);
  delete box.dataset["open"];
  forAdvice = false;
  show();
  if (giveFocus && (inside || document.activeElement === document.body))
    (opener?.isConnected ? opener : one("#r-actions"))?.focus({ preventScroll: true });
  opener = null;
  return !docked();
}

const notes = (): HTMLElement[] => all("#r-notice > *");

/** Notes of which the reader has been told, by what they say. */
const told = new Set<string>();
const saying = (note: HTMLElement): string =>
  `${note.className}|${note.querySelector("p, h2")?.textContent ?? ""}`;

/** How many notes there are; advice that was asked for opens, a question is said once. */
function countNotes(first = false): void {
  const found = notes();
  for (const badge of all("[data-count-of=notes], [data-count-of=all]"))
    badge.textContent = found.length ? String(found.length) : "";
  const fresh = found.filter((note) => !told.has(saying(note)));
  told.clear();
  for (const note of found) told.add(saying(note));
  if (fresh.some((note) => note.classList.contains("advice"))) {
    if (shownPane() !== "notes" || !drawer()?.dataset["open"]) {
      forAdvice = shownPane() !== "notes" && !docked();
      openDrawer("notes", one("#r-actions .hint"), false);
    }
    const title = one("#r-notice .advice h2")?.textContent;
    if (title && !first) announce([title]);
  } else if (fresh.some((note) => note.classList.contains("digest")) && docked())
    openDrawer("notes", null, false);
  for (const question of fresh.filter((note) => note.matches("form"))) {
    const words = question.querySelector("p")?.textContent;
    if (words) toast(words, false, 4000);
  }
  if (forAdvice && !one("#r-notice .advice")) closeDrawer(false);
}

/** On a narrow stage, what the drawer keeps in words is a tab below the board; where a game has no tabs there, it stays in the drawer. */
function dock(): void {
  const grid = one(".stage > .tablegrid");
  const tabs = grid && one(":scope > .tabs", grid);
  if (!grid || !tabs) return;
  if (narrow() && getComputedStyle(tabs).display !== "none")
    for (const place of all(".drawer .place.words")) {
      place.dataset["from"] = place.parentElement?.dataset["home"] ?? "words";
      grid.append(place);
    }
  else
    for (const place of all(":scope > .place.words", grid))
      one(`[data-home="${place.dataset["from"] ?? "words"}"]`)?.append(place);
}

export function startDrawer(): void {
  const stage = one(".stage");
  if (!drawer() || !stage) return;
  dock();
  new ResizeObserver(dock).observe(stage);
  for (const width of [WIDE, DESK]) width.addEventListener("change", show);
  document.addEventListener("liked", show);
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>("[data-drawer]");
    if (link) {
      event.preventDefault();
      const side = link.dataset["drawer"] ?? "log";
      const same = shownPane() === side && drawer()?.dataset["open"] !== undefined;
      const here = link.closest(".drawertabs") !== null;
      if (same && !here) closeDrawer();
      else openDrawer(side, link);
    } else if (target?.closest("[data-drawer-close]")) {
      event.preventDefault();
      closeDrawer();
    } else if (target?.closest("[data-unfold]")) {
      event.preventDefault();
      target.closest(".place")?.classList.toggle("open");
    } else
      for (const place of all(".place.open"))
        if (target && !place.contains(target)) place.classList.remove("open");
  });
  document.addEventListener("regions", (event) => {
    if ((event as CustomEvent<string[]>).detail.includes("r-notice")) countNotes();
    show();
  });
  document.addEventListener("note-closed", () => countNotes());
  countNotes(true);
  show();
}

/** Escape: an unfolded region first, then the drawer. */
export function escapeDrawer(target: EventTarget | null): boolean {
  const place = one(".place.open");
  if (place) {
    place.classList.remove("open");
    one("[data-unfold]", place)?.focus();
    return true;
  }
  if (isTyping(target) && !one("#drawer")?.contains(target as Node)) return false;
  return closeDrawer();
}
