/**
 * Pieces that can be taken in hand: by mouse or finger to where they go, or pressed and then the place pressed.
 *
 * `data-drag="5"` is a piece, `data-drop="assign:farm_1:*"` a place for it: the star stands for what the piece says, and
 * the place takes the piece when the action bar has that option. A `data-drop` without a star takes whatever may be
 * dragged and is then pressed itself (`data-choice` or `data-group`), as a click would. So a drop is never anything else
 * than an option of the bar, and games need no script of their own.
 */

import { all } from "./dom";
import { choose, isOffered } from "./moves";

/** Less than this is a click with an unsteady hand. */
const START_PX = 6;

interface Hand {
  piece: Element;
  id: number;
  fromX: number;
  fromY: number;
  ghost: HTMLElement | null;
  over: Element | null;
}

let hand: Hand | null = null;
let chosen: Element | null = null;
let justDropped = false;

/** The option behind putting the piece there; "" where the place is simply pressed, null where it does not go. */
function optionAt(place: Element, piece: Element): string | null {
  const pattern = place.getAttribute("data-drop") ?? "";
  if (!pattern.includes("*")) return "";
  const key = pattern.replace("*", piece.getAttribute("data-drag") ?? "");
  return isOffered(key) ? key : null;
}

function mark(piece: Element | null): void {
  for (const place of all<Element>("[data-drop]"))
    place.classList.toggle("aim", piece !== null && optionAt(place, piece) !== null);
}

function put(place: Element, piece: Element): void {
  const key = optionAt(place, piece);
  if (key === null) return;
  if (key) choose(key);
  else place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

// --- press the piece, then the place

function pick(piece: Element | null): void {
  chosen?.setAttribute("aria-pressed", "false");
  chosen = piece;
  chosen?.setAttribute("aria-pressed", "true");
  mark(chosen);
}

function pressed(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  if (justDropped && event.isTrusted) {
    // The click that ends a drag belongs to the drag.
    event.stopImmediatePropagation();
    event.preventDefault();
    return;
  }
  const piece = event.target.closest("[data-drag][aria-pressed]");
  if (piece) {
    pick(piece === chosen ? null : piece);
    return;
  }
  const place = event.target.closest("[data-drop]");
  if (!place || !chosen || !optionAt(place, chosen)) return;
  event.stopImmediatePropagation();
  put(place, chosen);
}

// --- drag

/** What the finger carries: a picture of the piece that is in nobody's way. */
function ghostOf(piece: Element): HTMLElement {
  const box = piece.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "carrying";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  const copy = piece.cloneNode(true) as Element;
  copy.removeAttribute("id");
  for (const inside of all<Element>("[id]", copy)) inside.removeAttribute("id");
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) {
    const bounds = piece.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`);
    frame.append(copy);
    ghost.append(frame);
  } else ghost.append(copy);
  (piece.closest("main") ?? document.body).append(ghost);
  return ghost;
}

function carry(held: Hand, x: number, y: number): void {
  if (held.ghost) held.ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const place = document.elementFromPoint(x, y)?.closest("[data-drop].aim") ?? null;
  if (place === held.over) return;
  held.over?.classList.remove("over");
  place?.classList.add("over");
  held.over = place;
}

function letGo(): Hand | null {
  const held = hand;
  hand = null;
  held?.ghost?.remove();
  held?.over?.classList.remove("over");
  held?.piece.classList.remove("carried");
  document.body.classList.remove("dragging");
  mark(chosen);
  return held;
}

export function startDrag(): void {
  document.addEventListener("pointerdown", (event) => {
    justDropped = false;
    const piece = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    if (!piece || !event.isPrimary || event.button !== 0) return;
    hand = {
      piece,
      id: event.pointerId,
      fromX: event.clientX,
      fromY: event.clientY,
      ghost: null,
      over: null,
    };
  });
  document.addEventListener("pointermove", (event) => {
    if (hand?.id !== event.pointerId) return;
    if (!hand.ghost) {
      if (Math.hypot(event.clientX - hand.fromX, event.clientY - hand.fromY) < START_PX) return;
      pick(null);
      hand.ghost = ghostOf(hand.piece);
      hand.piece.classList.add("carried");
      document.body.classList.add("dragging");
      mark(hand.piece);
    }
    event.preventDefault();
    carry(hand, event.clientX, event.clientY);
  });
  document.addEventListener("pointerup", (event) => {
    if (hand?.id !== event.pointerId) return;
    const held = letGo();
    if (!held?.ghost) return;
    justDropped = true;
    setTimeout(() => (justDropped = false), 0);
    if (held.over) put(held.over, held.piece);
  });
  document.addEventListener("pointercancel", letGo);
  document.addEventListener("dragstart", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-drag]"))
      event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    letGo();
    pick(null);
  });
  // Before the listeners that press: a chosen piece turns the press of a place into its own option.
  document.addEventListener("click", pressed, true);
  // A new question empties the hand; that somebody came or went does not.
  document.addEventListener("regions", (event) => {
    const asked = (event as CustomEvent<string[]>).detail.includes("r-actions");
    if (asked || hand?.piece.isConnected === false) letGo();
    if (asked || chosen?.isConnected === false) pick(null);
    if (hand?.ghost) hand.piece.classList.add("carried");
    chosen?.setAttribute("aria-pressed", "true");
    mark(hand?.ghost ? hand.piece : chosen);
  });
}
