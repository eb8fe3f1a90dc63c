/** What makes the page pleasant: tabs, log filter, clocks, copying, sounds and notifications (off unless wanted). */

import { all, isTyping, narrow, one, preference, text, toast } from "./dom";
import { shownPane } from "./drawer";
import { wholeLog } from "./growing";
import { likes } from "./likes";
import { filterRules } from "./rules";
import { speed, veilLog, type TableNews } from "./sequence";

function pressed(buttons: HTMLElement[], chosen: HTMLElement): void {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button === chosen));
}

/** A tab that would hardly be seen below a long board comes up; the board is one swipe away. */
function showTab(main: HTMLElement, tab: string): void {
  const pane = all(`[data-tabbed="${tab}"]`, main).find((found) => found.offsetParent !== null);
  const bar = one(".tabs", main);
  if (!pane || !bar || !narrow()) return;
  const box = main.getBoundingClientRect();
  const top = pane.getBoundingClientRect().top;
  if (top > box.bottom - 180 || top < box.top + bar.offsetHeight)
    main.scrollTop += top - box.top - bar.offsetHeight - 8;
}

/** Tabs of areas that this game, or this viewer, does not have. */
function hideEmptyTabs(): void {
  for (const button of all("[data-tab-button]")) {
    const places = all(`[data-tabbed="${button.dataset["tabButton"] ?? ""}"]`);
    button.hidden =
      places.length > 0 &&
      places.every(
        (place) =>
          place.children.length > 0 &&
          Array.from(place.children).every((child) => child.hasAttribute("hidden")),
      );
  }
}

function startTabs(): void {
  hideEmptyTabs();
  document.addEventListener("regions", hideEmptyTabs);
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-tab-button]")
        : null;
    if (!button) return;
    const tab = button.dataset["tabButton"];
    const main = one("main.table");
    if (tab && main) {
      main.dataset["tab"] = tab;
      for (const place of all("[data-tabbed]", main))
        place.classList.toggle("on", place.dataset["tabbed"] === tab);
      pressed(all("[data-tab-button]"), button);
      showTab(main, tab);
    }
  });
}

let readChat = -1;

function countUnread(read = false): void {
  const count = Number(one("#r-chat")?.dataset["count"] ?? 0);
  if (readChat < 0 || read) readChat = count;
  if (shownPane() === "chat") readChat = count;
  for (const badge of all("[data-count-of=chat]"))
    badge.textContent = count > readChat ? String(count - readChat) : "";
}

/** Somebody wanted all of it. */
let whole = false;

function filterLog(): void {
  const words = (one<HTMLInputElement>("[data-log-find]")?.value ?? "")
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  const hidden = new Set(
    all<HTMLInputElement>("[data-log-seat]")
      .filter((box) => !box.checked)
      .map((box) => box.dataset["logSeat"]),
  );
  if (!words.length && !hidden.size && !one("#log .hide")) return;
  for (const line of all("#log > li")) {
    const said = (line.textContent ?? "").toLocaleLowerCase();
    line.classList.toggle(
      "hide",
      hidden.has(line.dataset["seat"]) || !words.every((word) => said.includes(word)),
    );
  }
}

function startLog(): void {
  document.addEventListener("input", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-log-find], [data-log-seat]"))
      filterLog();
  });
  document.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>("[data-fill]")
        : null;
    if (!link) return;
    event.preventDefault();
    whole = true;
    void wholeLog().then((filled) => filled && link.remove());
  });
  document.addEventListener("regions", (event) => {
    const changed = (event as CustomEvent<string[]>).detail;
    if (changed.includes("r-log")) {
      if (whole) void wholeLog();
      else filterLog();
    }
    countUnread();
  });
  document.addEventListener("log", () => {
    filterLog();
    veilLog();
  });
  document.addEventListener("drawer", () => countUnread());
  countUnread();
}

function startClocks(): void {
  const seen = new WeakMap<Element, { left: string; at: number }>();
  const tick = (): void => {
    for (const clock of all(".clk[data-left]")) {
      const left = clock.dataset["left"] ?? "0";
      let known = seen.get(clock);
      if (!known || known.left !== left) {
        known = { left, at: performance.now() };
        seen.set(clock, known);
      }
      if (clock.dataset["running"] !== "1") continue;
      const seconds = Math.max(
        0,
        Math.floor((Number(left) - (performance.now() - known.at)) / 1000),
      );
      if (seconds < 7200)
        clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      clock.classList.toggle("low", seconds < 60);
    }
  };
  setInterval(tick, 1000);
}

function startCopying(): void {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLElement>("[data-copy]");
    const field = button ? document.getElementById(button.dataset["copy"] ?? "") : null;
    if (field instanceof HTMLInputElement) {
      field.select();
      const done = (): void => toast(text("copied"));
      if (navigator.clipboard)
        void navigator.clipboard.writeText(field.value).then(done, () => undefined);
      else if (document.execCommand("copy")) done();
    }
    const close = target?.closest<HTMLElement>("[data-close]");
    if (close) {
      close.closest(".notice")?.remove();
      document.dispatchEvent(new CustomEvent("note-closed"));
    }
  });
}

let audio: AudioContext | null = null;

function chime(mine: boolean): void {
  if (likes("sound") !== "on") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(mine ? 0.12 : 0.05, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.35);
  volume.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(mine ? 660 : 440, now);
  if (mine) tone.frequency.setValueAtTime(880, now + 0.12);
  tone.connect(volume);
  tone.start(now);
  tone.stop(now + 0.4);
}

const title = document.title;
let wasMine = false;

function notice(news: TableNews): void {
  document.title = news.yours ? `● ${text("turn")} · ${title}` : title;
  if (news.events.length) chime(news.yours);
  if (
    news.yours &&
    !wasMine &&
    document.hidden &&
    preference("bell") === "1" &&
    "Notification" in window &&
    Notification.permission === "granted"
  )
    new Notification(text("turn"), { body: title, tag: news.table });
  wasMine = news.yours;
}

/** After a while without a move the "your turn" mark breathes: the one thing on the page that does. */
function startReminder(): void {
  let last = performance.now();
  for (const kind of ["pointerdown", "keydown", "regions"])
    document.addEventListener(kind, () => {
      last = performance.now();
      one("#r-chip")?.classList.remove("breathe");
    });
  setInterval(() => {
    if (performance.now() - last > 20_000) one("#r-chip.turn")?.classList.add("breathe");
  }, 2000);
}

function startPreferences(): void {
  const show = (): void => {
    for (const box of all<HTMLInputElement>("[data-pref]"))
      box.checked = preference(box.dataset["pref"] ?? "") === "1";
    for (const button of all("[data-moves]"))
      button.setAttribute("aria-pressed", String(button.dataset["moves"] === speed()));
  };
  document.addEventListener("click", (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-moves]") : null;
    if (!button) return;
    preference("moves", button.dataset["moves"] ?? "");
    show();
  });
  document.addEventListener("change", (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || !box.dataset["pref"]) return;
    preference(box.dataset["pref"], box.checked ? "1" : "");
    if (box.dataset["pref"] === "bell" && box.checked && "Notification" in window)
      void Notification.requestPermission();
  });
  document.addEventListener("liked", (event) => {
    if ((event as CustomEvent<string>).detail === "sound") chime(true);
  });
  document.addEventListener("regions", show);
  show();
  wasMine = one("#r-actions")?.dataset["asked"] === "1";
  document.addEventListener("news", (event) => notice((event as CustomEvent<TableNews>).detail));
}

/** What the new-table form would open, in a line: players, modules, everything that was chosen. */
function told(players: number): string {
  const modules = all(".mods:not([hidden]) > div").flatMap((kind) => {
    const count = all("input:checked", kind).length;
    return count ? [`${one("h3 > b", kind)?.textContent ?? ""}: ${count}`] : [];
  });
  const chosen = all<HTMLInputElement>(".terms input:checked").filter(
    (field) => !field.matches(":disabled"),
  );
  const said = chosen.map(
    (field) =>
      field.ariaLabel ??
      one("b", field.closest("label") ?? field)?.textContent ??
      field.closest("label")?.textContent ??
      "",
  );
  return [
    `${one("[data-players]")?.closest("fieldset")?.querySelector("legend")?.textContent ?? ""}: ${players}`,
    ...modules,
    ...said.map((text) => text.trim()),
  ].join(" · ");
}

/** The new-table form shows as many seats and options as the number of players needs. */
function startNewTable(): void {
  const show = (): void => {
    const players = Number(one<HTMLInputElement>("[data-players]:checked")?.value ?? 0);
    if (!players) return;
    for (const row of all("[data-seat-row]"))
      row.classList.toggle("beyond", Number(row.dataset["seatRow"]) >= players);
    const chosen = new Map(
      all<HTMLInputElement>("#new input[type=radio]:checked").map((field) => [
        field.name,
        field.value,
      ]),
    );
    for (const option of all<HTMLFieldSetElement>("[data-for]")) {
      const fits = (option.dataset["for"] ?? "").split(" ").includes(String(players));
      option.hidden = !fits;
      option.disabled = !fits;
      // An option of the same name for other players: what was chosen there, if it is here too.
      const radios = all<HTMLInputElement>("input[type=radio]", option);
      if (!fits || !radios.length || radios.some((field) => field.checked)) continue;
      const field =
        radios.find((one) => one.value === chosen.get(one.name)) ??
        radios.find((one) => "given" in one.dataset);
      if (field) field.checked = true;
    }
    for (const head of all(".mods h3")) {
      const boxes = all<HTMLInputElement>("input", head.parentElement ?? head);
      (one(".n", head) ?? head).textContent =
        `${boxes.filter((box) => box.checked).length}/${boxes.length}`;
    }
    for (const place of all("[data-summary]")) place.textContent = told(players);
  };
  document.addEventListener("change", (event) => {
    if (event.target instanceof Element && event.target.closest("#new")) show();
  });
  show();
}

/** Rules are searched while one types; without scripts the form asks the server. */
function startRules(): void {
  const field = one<HTMLInputElement>("[data-rule-find]");
  if (!field) return;
  field.addEventListener("input", () => filterRules(one(".rulebook") ?? document, field.value));
}

/** While the device changes hands there is nothing else to reach. */
function guardHandOver(): void {
  const over = one(".handover");
  for (const behind of all("main.table, .topbar, .rail, .drawer, #r-actions"))
    behind.inert = over !== null;
  if (over && !over.contains(document.activeElement)) one("[data-autofocus]", over)?.focus();
}

export function startComfort(): void {
  startTabs();
  startLog();
  startClocks();
  startCopying();
  startPreferences();
  startReminder();
  startNewTable();
  startRules();
  guardHandOver();
  document.addEventListener("regions", guardHandOver);
  const first = one("[data-autofocus]");
  if (first && !isTyping(document.activeElement)) first.focus();
}
