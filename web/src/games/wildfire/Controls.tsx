/** Buttons beside the table: the draw pile, passing, catching out, calling, and the way one looks at it. */

import type { Rig } from "../../camera/rig";
import { ZoomButtons } from "../../camera/ZoomButtons";
import type { Move, Notation } from "../../messages";
import { Tool } from "../../parts/Tool";
import type { Facts } from "../scene";
import type { Call } from "./notation";

type Translate = (key: string, facts?: Facts) => string;

interface PileProps {
  count: number;
  draw: Move | null;
  send(move: Notation): void;
  t: Translate;
}

/** A stack of tiles, face down; it can be touched when a tile may be drawn. */
export function Pile({ count, draw, send, t }: PileProps) {
  const left = count > 0 ? t("wildfire_pile", { count }) : t("wildfire_pile_empty");
  const stack = Math.min(4, Math.ceil(count / 8));
  return (
    <button
      type="button"
      className="wf-pile"
      data-testid="wildfire-pile"
      data-pile={count}
      disabled={!draw}
      aria-label={draw ? `${draw.label}. ${left}` : left}
      title={left}
      onClick={() => draw && send(draw.move)}
    >
      <span className="wf-stack" data-empty={count === 0} aria-hidden="true">
        {Array.from({ length: stack }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs of tiles are all alike
          <i key={n} className="wf-pile-back" style={{ translate: `${n * 1.5}px ${n * -3.5}px` }} />
        ))}
        <b>{count}</b>
      </span>
      {draw && <span className="wf-pile-label">{draw.label}</span>}
    </button>
  );
}

interface ActionsProps {
  pass: Move | null;
  catching: Move[];
  calls: Call[];
  send(move: Notation): void;
}

export function Actions({ pass, catching, calls, send }: ActionsProps) {
  if (!pass && catching.length === 0 && calls.length === 0) return null;
  return (
    <div className="wf-actions" data-testid="wildfire-actions">
      {calls.map(({ number, move, label }) => (
        <button key={number} type="button" className="wf-call" aria-label={label} onClick={() => send(move)}>
          {number}
        </button>
      ))}
      {pass && (
        <button type="button" className="wf-action" onClick={() => send(pass.move)}>
          {pass.label}
        </button>
      )}
      {catching.map(({ move, label }) => (
        <button key={label} type="button" className="wf-action" onClick={() => send(move)}>
          {label}
        </button>
      ))}
    </div>
  );
}

interface ToolsProps {
  rig: Rig;
  still: boolean;
  open: boolean;
  toggle(): void;
  t: Translate;
}

export function Tools({ rig, still, open, toggle, t }: ToolsProps) {
  return (
    <div className="wf-tools">
      <ZoomButtons
        rig={rig}
        names={{ nearer: t("wildfire_nearer"), farther: t("wildfire_farther"), whole: t("wildfire_fit") }}
        id="wildfire"
        className="wf-tool"
        zooming="wf-zoom"
        wholeFirst
        whole={() => rig.release(still)}
      />
      <Tool name={t("wildfire_sheet")} id="wildfire-points" className="wf-tool" pressed={open} use={toggle}>
        <path d="M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6" />
      </Tool>
    </div>
  );
}
