/** What can be touched on the table: ends that fit, the way a tile is laid, and the numbers of the hub. */

import { useEffect, useRef } from "react";
import type { Rig } from "../../camera/rig";
import type { Notation } from "../../messages";
import type { Facts } from "../scene";
import type { Call } from "./notation";
import { Pinned } from "./Pinned";
import { lamp } from "./places";
import type { Picking } from "./usePicking";

interface Props {
  rig: Rig;
  picking: Picking;
  calls: Call[];
  call(move: Notation): void;
  t(key: string, facts?: Facts): string;
}

export function Overlay({ rig, picking, calls, call, t }: Props) {
  const { selected, choosing, fits } = picking;
  const over = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choosing)
      over.current?.querySelector<HTMLElement>(".wf-chooser button")?.focus({ preventScroll: true });
  }, [choosing]);
  return (
    <div ref={over} className="wf-overlay">
      {selected &&
        !choosing &&
        fits.map((fit) => (
          <Pinned key={fit.opening.tile} rig={rig} x={fit.place.x} y={fit.place.y} className="wf-over-end">
            <button
              type="button"
              className="wf-end"
              data-testid={`wildfire-end-${fit.opening.tile}`}
              aria-label={
                fit.ways.length === 1 ? fit.ways[0]?.label : t("wildfire_on", { tile: fit.opening.tile })
              }
              onClick={() => picking.tapEnd(fit)}
              onPointerEnter={() => picking.aim(fit.opening.tile)}
              onPointerLeave={() => picking.aim(null)}
              onFocus={() => picking.aim(fit.opening.tile)}
              onBlur={() => picking.aim(null)}
            />
          </Pinned>
        ))}
      {calls.map(({ number, move, label }) => (
        <Pinned key={number} rig={rig} {...lamp(number)} above={0.3} className="wf-over-lamp">
          <button
            type="button"
            className="wf-lamp"
            data-testid={`wildfire-lamp-${number}`}
            aria-label={label}
            onClick={() => call(move)}
          />
        </Pinned>
      ))}
      {choosing && (
        <Pinned rig={rig} x={choosing.place.x} y={choosing.place.y} inside className="wf-over-chooser">
          <fieldset className="wf-chooser" data-testid="wildfire-chooser">
            <legend>{t("wildfire_choose")}</legend>
            {choosing.ways.map((way) => (
              <button key={way.label} type="button" onClick={() => picking.choose(way)}>
                {way.label}
              </button>
            ))}
            <button type="button" className="wf-quiet" onClick={picking.drop}>
              {t("wildfire_cancel")}
            </button>
          </fieldset>
        </Pinned>
      )}
    </div>
  );
}
