/** The replay: a slider over all moves, play and pause, a link to every moment. */

import { all, calm, one, text, toast } from "./dom";
import { applyRegions } from "./morph";

interface Moment {
  at: number;
  total: number;
  regions: Record<string, string>;
}

/** The line of the moment in the middle of the log; nothing but the log scrolls. */
function showLine(): void {
  const line = one(".log .cur");
  const box = line?.closest<HTMLElement>(".scroll");
  if (line && box)
    box.scrollTop +=
      line.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
}

export function startReplay(): void {
  const table = document.body.dataset["table"] ?? "";
  const seat = document.body.dataset["seat"] ?? "";
  const moves = Number(document.body.dataset["replay"] ?? -1);
  const slider = one<HTMLInputElement>("[data-slider]");
  const number = one<HTMLInputElement>("[data-jump]");
  const play = one<HTMLButtonElement>('[data-go="play"]');
  if (!slider || !number || !play || moves < 0) return;
  let at = Number(slider.value);
  let speed = 1;
  let timer = 0;
  let wanted = at;
  let loading = false;
  const kept = new Map<number, Record<string, string>>();

  const stop = (): void => {
    clearTimeout(timer);
    play.setAttribute("aria-pressed", "false");
  };

  const fetchMoment = async (moment: number): Promise<Record<string, string> | null> => {
    const known = kept.get(moment);
    if (known) return known;
    const response = await fetch(
      `/t/${table}/replay/regions?at=${moment}${seat ? `&seat=${seat}` : ""}`,
      { headers: { Accept: "application/json" } },
    );
    if (!response.ok) return null;
    const { regions } = (await response.json()) as Moment;
    if (kept.size > 400) kept.clear();
    kept.set(moment, regions);
    return regions;
  };

  /** Only the newest wish counts: dragging the slider asks for few of the moments it passes. */
  const load = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    while (at !== wanted) {
      const moment = wanted;
      const regions = await fetchMoment(moment).catch(() => null);
      if (!regions) {
        toast(text("failed"), true);
        stop();
        break;
      }
      at = moment;
      applyRegions(regions);
      showLine();
      history.replaceState(null, "", `?at=${at}${seat ? `&seat=${seat}` : ""}`);
    }
    loading = false;
  };

  const go = (moment: number): void => {
    wanted = Math.min(moves, Math.max(0, Math.round(moment)));
    slider.value = String(wanted);
    number.value = String(wanted);
    slider.setAttribute("aria-valuetext", `${wanted} / ${moves}`);
    for (const field of all<HTMLInputElement>("[data-at]")) field.value = String(wanted);
    one("#curve-head")?.setAttribute("d", `M${(1000 * wanted) / Math.max(moves, 1)} 0V92`);
    void load();
  };

  const tick = (): void => {
    if (wanted >= moves) {
      stop();
      return;
    }
    go(wanted + 1);
    timer = window.setTimeout(tick, (calm() ? 1200 : 900) / speed);
  };

  const buttons: Record<string, () => void> = {
    first: () => go(0),
    back: () => go(wanted - 1),
    next: () => go(wanted + 1),
    last: () => go(moves),
    play: () => {
      if (play.getAttribute("aria-pressed") === "true") stop();
      else {
        play.setAttribute("aria-pressed", "true");
        if (wanted >= moves) go(0);
        timer = window.setTimeout(tick, 300);
      }
    },
  };
  document.addEventListener("click", (event) => {
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>(
            "[data-go], [data-speed], [data-to], [data-share], .log .t",
          )
        : null;
    if (!target) return;
    const name = target.dataset["go"];
    if (name) {
      if (name !== "play") stop();
      buttons[name]?.();
    } else if (target.dataset["speed"]) {
      speed = Number(target.dataset["speed"]);
      for (const button of all("[data-speed]"))
        button.setAttribute("aria-pressed", String(button === target));
    } else if (target.dataset["to"]) {
      event.preventDefault();
      stop();
      go(Number(target.dataset["to"]));
    } else if (target.matches(".log .t")) {
      event.preventDefault();
      stop();
      go(Number(target.textContent));
    } else share();
  });
  const share = (): void => {
    const address = `${location.origin}/t/${table}/replay?at=${wanted}`;
    if (navigator.clipboard)
      void navigator.clipboard.writeText(address).then(
        () => toast(text("copied")),
        () => prompt("", address),
      );
    else prompt("", address);
  };
  slider.addEventListener("input", () => {
    stop();
    go(Number(slider.value));
  });
  number.addEventListener("change", () => {
    stop();
    go(Number(number.value) || 0);
  });
  document.addEventListener("keydown", (event) => {
    if (
      event.target instanceof HTMLInputElement ||
      one("dialog[open]") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const keys: Record<string, string> = {
      ArrowLeft: "back",
      ArrowRight: "next",
      Home: "first",
      End: "last",
      " ": "play",
    };
    const name = keys[event.key];
    if (!name || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (name !== "play") stop();
    buttons[name]?.();
  });
  const flags = one(".flags");
  if (flags && moves > 0) {
    flags.classList.add("placed");
    for (const flag of all<HTMLAnchorElement>(".fl", flags))
      flag.style.left = `calc(10px + (100% - 20px) * ${Number(flag.dataset["to"]) / moves})`;
  }
  showLine();
}
