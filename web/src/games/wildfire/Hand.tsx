/** The player's own tiles: to be dragged to an end, or tapped. */

import type { PointerEvent } from "react";
import type { Facts } from "../scene";
import { TileFace } from "./TileFace";

interface Props {
  hand: string[];
  label: string;
  /** Whether a tile may be played now. */
  playing: boolean;
  fits(tile: string): boolean;
  unfit: Record<string, string>;
  selected: string | null;
  carried: string | null;
  advised: string | null;
  take(tile: string, event: PointerEvent<HTMLElement>): void;
  tap(tile: string): void;
  look(tile: string | null): void;
  t(key: string, facts?: Facts): string;
}

export function Hand(props: Props) {
  return (
    <fieldset className="wf-hand" aria-label={props.label} data-testid="wildfire-hand">
      {props.hand.map((tile) => (
        <HandTile key={tile} tile={tile} {...props} />
      ))}
    </fieldset>
  );
}

function HandTile({
  tile,
  playing,
  fits,
  unfit,
  selected,
  carried,
  advised,
  ...props
}: Props & { tile: string }) {
  const fit = !playing || fits(tile);
  const reason = fit ? undefined : (unfit[tile] ?? props.t("wildfire_does_not_fit"));
  const hint = advised === tile ? props.t("wildfire_hint") : undefined;
  return (
    <button
      type="button"
      className="wf-tile"
      data-testid={`wildfire-tile-${tile}`}
      data-tile={tile}
      data-fits={playing ? fit : undefined}
      data-carried={carried === tile}
      data-advised={advised === tile}
      aria-pressed={selected === tile}
      aria-label={[tile, hint, reason].filter(Boolean).join(", ")}
      title={reason}
      onPointerDown={(event) => props.take(tile, event)}
      onPointerEnter={(event) => event.pointerType === "mouse" && props.look(tile)}
      onPointerLeave={() => props.look(null)}
      onClick={() => props.tap(tile)}
      onDragStart={(event) => event.preventDefault()}
    >
      <TileFace tile={tile} upright />
      {hint && <span className="wf-hint" aria-hidden="true" />}
    </button>
  );
}
