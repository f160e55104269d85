/** Backs of tiles that fly from the draw pile to whoever gets them. */

import type { Line } from "../../messages";
import { keepPace } from "../animations";
import type { Clock } from "../clock";
import { justDrawn } from "./motion";

const LASTS = 420;
const AT_MOST = 3;

export function sendCouriers(root: HTMLElement, lines: Line[], clock: Clock): void {
  const pile = root.querySelector("[data-pile]");
  for (const { seat, tiles } of justDrawn(lines)) {
    const player = root.querySelector(`[data-seat="${seat}"]`);
    if (!pile || !player) continue;
    for (let n = 0; n < Math.min(tiles, AT_MOST); n += 1) send(root, pile, player, n * 70, clock);
  }
}

function send(root: HTMLElement, from: Element, to: Element, delay: number, clock: Clock): void {
  const back = document.createElement("i");
  back.className = "wf-courier";
  back.setAttribute("aria-hidden", "true");
  root.append(back);
  const frames = [from, to].map((element, n) => ({
    transform: over(root, element, n * 160),
    opacity: 1 - n * 0.35,
  }));
  const flight = back.animate(frames, {
    duration: LASTS,
    delay,
    easing: "cubic-bezier(.3,.1,.2,1)",
    fill: "both",
  });
  keepPace(flight, clock);
  const remove = () => back.remove();
  flight.onfinish = remove;
  flight.oncancel = remove;
  clock.after(LASTS + delay + 200, remove);
}

/** Over the middle of an element, turned a little. */
function over(root: HTMLElement, element: Element, turn: number): string {
  const room = root.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2 - room.left, box.top + box.height / 2 - room.top];
  return `translate(-50%, -50%) translate(${x}px, ${y}px) rotate(${turn}deg)`;
}
