/** Zooming and moving the board: wheel with Ctrl, pinch, keys; dragging once it is zoomed. */

import { one } from "./dom";

let scale = 1;
let x = 0;
let y = 0;
const fingers = new Map<number, PointerEvent>();

const pan = (): HTMLElement | null => one("[data-pan]");

function show(): void {
  const box = pan();
  if (!box) return;
  const width = box.clientWidth;
  const height = box.clientHeight;
  x = Math.min(0, Math.max(x, width * (1 - scale)));
  y = Math.min(0, Math.max(y, height * (1 - scale)));
  box.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
  box.parentElement?.classList.toggle("zoomed", scale > 1);
}

function zoomAt(factor: number, atX: number, atY: number): void {
  const next = Math.min(4, Math.max(1, scale * factor));
  x = atX - ((atX - x) * next) / scale;
  y = atY - ((atY - y) * next) / scale;
  scale = next;
  show();
}

export function zoomBy(factor: number): void {
  const box = pan();
  if (box) zoomAt(factor, box.clientWidth / 2, box.clientHeight / 2);
}

export function zoomReset(): void {
  scale = 1;
  x = y = 0;
  show();
}

function spread(): { distance: number; x: number; y: number } | null {
  const [a, b] = [...fingers.values()];
  if (!a || !b) return null;
  return {
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}

export function startPan(): void {
  const board = one(".board");
  if (!board) return;
  const inside = (clientX: number, clientY: number): [number, number] => {
    const box = (pan()?.parentElement ?? board).getBoundingClientRect();
    return [clientX - box.x, clientY - box.y];
  };
  board.addEventListener(
    "wheel",
    (event) => {
      if (!pan() || (!event.ctrlKey && scale === 1)) return;
      event.preventDefault();
      zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, ...inside(event.clientX, event.clientY));
    },
    { passive: false },
  );
  board.addEventListener("pointerdown", (event) => fingers.set(event.pointerId, event));
  board.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const old = spread();
    fingers.set(event.pointerId, event);
    const now = spread();
    if (old && now) zoomAt(now.distance / Math.max(old.distance, 1), ...inside(now.x, now.y));
    else if (scale > 1) {
      x += event.clientX - before.clientX;
      y += event.clientY - before.clientY;
      show();
    }
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"] as const)
    board.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  board.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-zoom]") : null;
    if (button) zoomBy(Number(button.dataset["zoom"]));
  });
  document.addEventListener("regions", show);
}
