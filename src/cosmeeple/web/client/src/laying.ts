/** A piece that is being laid: it follows the pointer or the arrow keys, R turns it, Enter or a click lays it.
 *
 * The board brings the piece in each turn with the places that the rules allow (data-lay); where another place is
 * tried, the server says why not. Nothing here knows a rule. */

import { all, announce, one } from "./dom";
import { choose, chooseAll } from "./moves";
import { askWhy, whyAddress } from "./why";

interface Turn {
  element: SVGGElement;
  /** The choice that turns the piece, sent before the place; nothing where the turn is fixed. */
  first: string;
  width: number;
  height: number;
  places: string[];
}

const PATIENCE = 250;
let at = { turn: 0, x: 0, y: 0 };
let shown = "";
let timer = 0;
let pressed: { x: number; y: number } | null = null;

const root = (): SVGGElement | null => one<SVGGElement>("[data-lay]");
const card = (): SVGGElement | null => one<SVGGElement>("[data-lay] .laycard");
const numbers = (text: string | undefined): number[] => (text ?? "").split(" ").map(Number);

function turns(): Turn[] {
  return all<SVGGElement>("[data-lay] [data-turn]").map((element) => {
    const [width = 1, height = 1] = numbers(element.dataset["size"]);
    return {
      element,
      first: element.dataset["first"] ?? "",
      width,
      height,
      places: (element.dataset["places"] ?? "").split(" "),
    };
  });
}

const here = (): string => `${at.x},${at.y}`;

/** What the place is called, where it is one of the answers now: "Its upper left square on the teleporter of A07". */
function called(): string {
  const text = one(`[name="choice"][value="at:${here()}"] > span`)?.firstChild?.textContent;
  return text ? `, ${text}` : "";
}

/** Show the piece where it is, say whether it fits, and after a moment why not. */
function show(): void {
  const found = turns();
  const turn = found[at.turn];
  const piece = card();
  const bar = one("[data-laybar]");
  const [step = 1, middle = 0] = numbers(root()?.dataset["lay"]);
  if (!turn || !piece) return;
  const number = turn.places.indexOf(here());
  for (const other of found) other.element.classList.toggle("on", other === turn);
  piece.setAttribute("transform", `translate(${(at.x + middle) * step} ${(at.y + middle) * step})`);
  piece.classList.toggle("fits", number >= 0);
  one<SVGUseElement>("use", piece)?.setAttribute("href", `#lay-${turn.element.dataset["turn"]}`);
  const edge = one<SVGRectElement>(".layedge", piece);
  edge?.setAttribute("width", String(turn.width * step));
  edge?.setAttribute("height", String(turn.height * step));
  const name = turn.element.dataset["name"] ?? "";
  const said =
    number < 0
      ? (bar?.dataset["not"] ?? "")
      : (bar?.dataset["place"] ?? "")
          .replace("#", String(number + 1))
          .replace("#", String(turn.places.length));
  piece.setAttribute("aria-label", `${name}${called()}, ${said}`);
  if (number < 0) {
    piece.setAttribute("data-why", `at:${here()}`);
    piece.setAttribute("data-why-after", turn.first);
    piece.setAttribute("data-name", name);
  } else piece.removeAttribute("data-why");
  if (!bar) return;
  bar.hidden = false;
  const title = one("[data-lay-name]", bar);
  const note = one("[data-lay-note]", bar);
  if (title) title.textContent = `${name}${called()}`;
  if (note) note.textContent = said;
  one('[data-lay-do="here"]', bar)?.setAttribute("aria-disabled", String(number < 0));
  clearTimeout(timer);
  if (number < 0) timer = window.setTimeout(() => void explain(turn.first, here()), PATIENCE);
}

/** What the server says about this place, in the bar and for ears. */
async function explain(first: string, place: string): Promise<void> {
  const response = await fetch(whyAddress(first ? [first, `at:${place}`] : [`at:${place}`]), {
    headers: { Accept: "application/json" },
  });
  if (!response.ok || place !== here()) return;
  const found = (await response.json()) as { reasons: { text: string; holds: boolean }[] };
  const failing = found.reasons.filter((reason) => !reason.holds).map((reason) => reason.text);
  const note = one("[data-lay-note]");
  if (note && failing.length) note.textContent = failing.slice(0, 2).join(". ");
}

function moveTo(x: number, y: number): void {
  const turn = turns()[at.turn];
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers(root()?.dataset["area"]);
  if (!turn) return;
  at = {
    turn: at.turn,
    x: Math.min(Math.max(x, left), right - turn.width),
    y: Math.min(Math.max(y, top), bottom - turn.height),
  };
  show();
}

/** The other turn keeps the middle of the piece where it is. */
function rotate(by: number): void {
  const found = turns();
  const before = found[at.turn];
  const next = (at.turn + by + found.length) % found.length;
  const after = found[next];
  if (!before || !after || before === after) return;
  at.turn = next;
  moveTo(
    at.x + Math.trunc((before.width - after.width) / 2),
    at.y + Math.trunc((before.height - after.height) / 2),
  );
  announce([card()?.getAttribute("aria-label") ?? ""]);
}

/** To the next or previous legal place, in reading order. */
function hop(by: number): void {
  const places = turns()[at.turn]?.places ?? [];
  const number = places.indexOf(here());
  const next =
    number < 0 ? (by > 0 ? 0 : places.length - 1) : (number + by + places.length) % places.length;
  const [x = 0, y = 0] = (places[next] ?? "0,0").split(",").map(Number);
  moveTo(x, y);
  announce([card()?.getAttribute("aria-label") ?? ""]);
}

function layHere(): void {
  const turn = turns()[at.turn];
  const piece = card();
  if (!turn || !piece) return;
  if (piece.hasAttribute("data-why")) void askWhy(piece);
  else if (turn.first) void chooseAll([turn.first, `at:${here()}`]);
  else choose(`at:${here()}`);
}

const KEYS: Record<string, () => void> = {
  ArrowLeft: () => moveTo(at.x - 1, at.y),
  ArrowRight: () => moveTo(at.x + 1, at.y),
  ArrowUp: () => moveTo(at.x, at.y - 1),
  ArrowDown: () => moveTo(at.x, at.y + 1),
  Enter: layHere,
  " ": layHere,
  r: () => rotate(1),
  R: () => rotate(-1),
  n: () => hop(1),
  p: () => hop(-1),
};

const BUTTONS: Record<string, () => void> = {
  left: () => rotate(-1),
  right: () => rotate(1),
  back: () => hop(-1),
  next: () => hop(1),
  here: layHere,
};

/** The square of the grid under a pointer, as the top-left square of the piece around it. */
function under(event: MouseEvent): { x: number; y: number } | null {
  const turn = turns()[at.turn];
  const svg = root()?.ownerSVGElement;
  const matrix = svg?.getScreenCTM();
  const [step = 1, middle = 0] = numbers(root()?.dataset["lay"]);
  if (!turn || !matrix) return null;
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return {
    x: Math.round(point.x / step - turn.width / 2) - middle,
    y: Math.round(point.y / step - turn.height / 2) - middle,
  };
}

const onMap = (event: Event): boolean =>
  event.target instanceof Element && root()?.ownerSVGElement?.contains(event.target) === true;

function sync(): void {
  const found = root();
  const name = found
    ? turns()
        .map((turn) => turn.element.dataset["name"])
        .join()
    : "";
  if (found && name !== shown) {
    at = { turn: 0, x: 0, y: 0 };
    hop(1);
  } else if (found) show();
  shown = name;
}

export function startLaying(): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const act = KEYS[event.key];
      if (!act || !root() || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement === card();
      const free =
        document.activeElement instanceof HTMLInputElement ||
        document.activeElement instanceof HTMLTextAreaElement;
      if (!focused && (free || event.key.length > 1 || event.key === " ")) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    true,
  );
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons || !onMap(event)) return;
    const place = under(event);
    if (place && (place.x !== at.x || place.y !== at.y)) moveTo(place.x, place.y);
  });
  document.addEventListener("pointerdown", (event) => {
    pressed = { x: event.clientX, y: event.clientY };
  });
  document.addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>("[data-lay-do]") : null;
      if (button?.dataset["layDo"]) {
        BUTTONS[button.dataset["layDo"]]?.();
        return;
      }
      if (!root() || !onMap(event)) return;
      event.stopPropagation();
      const dragged =
        pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 8;
      const place = under(event);
      if (dragged || !place) return;
      // A finger first says where, then taps the piece; a mouse has shown where all along.
      const touch = (event as PointerEvent).pointerType === "touch";
      if (touch && !card()?.contains(event.target as Node)) moveTo(place.x, place.y);
      else layHere();
    },
    true,
  );
  document.addEventListener("regions", sync);
  sync();
}
