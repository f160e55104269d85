/** The dice as buttons over the picture: to tap, to drag, and to reach with the keyboard. */

import { type PointerEvent, useRef } from "react";
import { beneath, seen, type View } from "../../camera/look";
import type { Facts } from "../scene";
import type { Drag } from "./DiceMesh";
import type { Die, Place } from "./dice";
import { CHEST, chestSpot, FLOORS, NAMED, type Setting, spotOf, zoneAt } from "./layout";

interface Props {
  dice: Die[];
  setting: Setting;
  /** Whether dice may go into the chest and come out of it now. */
  filling: boolean;
  view: View;
  hover(id: number | null): void;
  drag(drag: Drag | null): void;
  move(id: number, place: Place): void;
  gather(place: Place): void;
  t(key: string, facts?: Facts): string;
}

const SLACK = 6;
const HELD = 1.3;

interface Grip {
  id: number;
  x: number;
  y: number;
  dragged: boolean;
}

export function DieButtons(props: Props) {
  const { dice, setting, filling, view, hover, drag, move, gather, t } = props;
  const grip = useRef<Grip | null>(null);
  const origin = useRef<HTMLDivElement>(null);

  const under = (event: PointerEvent) => {
    const box = origin.current?.getBoundingClientRect();
    const pixel = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    return beneath(view, pixel, HELD);
  };
  const down = (event: PointerEvent, die: Die) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { id: die.id, x: event.clientX, y: event.clientY, dragged: false };
  };
  const along = (event: PointerEvent) => {
    const held = grip.current;
    if (!held) return;
    held.dragged ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLACK;
    const at = held.dragged ? under(event) : null;
    if (at) drag({ id: held.id, at: { x: at.x, y: HELD, z: at.z } });
  };
  const up = (event: PointerEvent) => {
    const held = grip.current;
    if (!held?.dragged) return;
    const at = under(event);
    const zone = at && zoneAt(at.x, at.z, setting);
    if (zone && (zone !== "chest" || filling)) move(held.id, zone);
    drag(null);
  };
  const cancel = () => {
    grip.current = null;
    drag(null);
  };
  const tap = (die: Die) => {
    const dragged = grip.current?.dragged;
    grip.current = null;
    if (!dragged) move(die.id, die.place === "keep" ? "roll" : "keep");
  };

  const loose = dice.filter(
    ({ place }) => place === "keep" || place === "roll" || (filling && place === "chest"),
  );
  return (
    <div className="fortune-dice" ref={origin}>
      {loose
        .toSorted((a, b) => a.slot - b.slot)
        .map((die) => (
          <button
            key={die.id}
            type="button"
            className="fortune-die"
            data-testid={`fortune-die-${die.id}`}
            data-face={die.face}
            data-place={die.place}
            aria-pressed={die.place === "roll"}
            aria-label={t(`fortune_die_${die.place}`, { face: t(`fortune_face_${die.face}`) })}
            style={boxOf(die, props)}
            onPointerDown={(event) => down(event, die)}
            onPointerMove={along}
            onPointerUp={up}
            onPointerCancel={cancel}
            onPointerEnter={() => hover(die.id)}
            onPointerLeave={() => hover(null)}
            onFocus={() => hover(die.id)}
            onBlur={() => hover(null)}
            onClick={() => tap(die)}
            onKeyDown={(event) => {
              if (event.key === "c" && filling) move(die.id, die.place === "chest" ? "keep" : "chest");
            }}
          />
        ))}
      {(["keep", "roll"] as const).map((place) => (
        <button
          key={place}
          type="button"
          className="fortune-zone"
          data-testid={`fortune-all-${place}`}
          aria-label={`${t(`fortune_${place}`)}: ${t("fortune_all")}`}
          style={zoneBox(place, props)}
          onClick={() => gather(place)}
        />
      ))}
      {setting.chest && filling && (
        <button
          type="button"
          className="fortune-chest"
          data-testid="fortune-all-chest"
          style={chestBox(props)}
          onClick={() => gather("chest")}
        >
          {t(dice.some(({ place }) => place === "keep") ? "fortune_chest" : "fortune_chest_out")}
        </button>
      )}
    </div>
  );
}

function boxOf(die: Die, { view, setting }: Props) {
  const { x, y, z } = spotOf(die, setting);
  const [left, right] = [-0.6, 0.6].map((aside) => seen(view, { x: x + aside, y: y + 0.2, z }));
  const size = (right?.x ?? 0) - (left?.x ?? 0);
  return { left: left?.x ?? 0, top: (left?.y ?? 0) - size / 2, width: size, height: size };
}

function zoneBox(place: "keep" | "roll", { view, setting }: Props) {
  const { zone } = FLOORS[setting.form];
  const { x, back } = zone[place];
  const from = seen(view, { x: x - zone.width / 2, y: 0, z: back + zone.depth - NAMED });
  const to = seen(view, { x: x + zone.width / 2, y: 0, z: back + zone.depth });
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y };
}

function chestBox({ view, setting }: Props) {
  const { x, z } = chestSpot(setting);
  const deep = setting.chest === "side" ? CHEST.width : CHEST.depth;
  const at = seen(view, { x, y: 0.2, z: z + deep / 2 });
  return { left: at.x, top: at.y };
}
