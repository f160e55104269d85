/** An Ember that is about to be flicked: pulled back by hand, with its direction, its strength and its first way. */

import type { Spot } from "../../flatMap/spots";
import type { Facts } from "../../scene";
import { type Aim, away } from "../aiming";
import type { Aiming } from "../useAiming";
import { drawn } from "./Land";

interface Props {
  aiming: Aiming;
  t(key: string, facts?: Facts): string;
}

/** Centimetres of the arrow and of the pull, for each strength. */
const ARROW = 0.55;
const PULL = 0.5;

export function Slingshot({ aiming, t }: Props) {
  const { at, aim, preview } = aiming;
  const hand = away(at, aim.direction + 180, 1.4 + aim.strength * PULL);
  return (
    <g className="cv-sling" data-testid="curse-sling">
      {preview.length > 0 && <path className="cv-preview" d={drawn(preview)} />}
      <Arrow at={at} aim={aim} t={t} />
      <path
        className="cv-band"
        d={drawn([away(at, aim.direction + 90, 0.9), hand, away(at, aim.direction - 90, 0.9)])}
      />
      <g className="cv-pull" data-grip data-testid="curse-pull" transform={`translate(${at.join(" ")})`}>
        <circle className="cv-touch" r={2.6} />
        <circle className="cv-ring" r={1.35} />
        <circle className="cv-glowing" r={0.7} />
      </g>
    </g>
  );
}

/** Where an Ember is flicked, and how hard, with both in numbers. */
export function Arrow({ at, aim, t }: { at: Spot; aim: Aim; t: Props["t"] }) {
  const tip = away(at, aim.direction, 2.2 + aim.strength * ARROW);
  const sign = away(at, aim.direction, 5.2 + aim.strength * ARROW);
  return (
    <g className="cv-aim" data-testid="curse-aim">
      <path d={drawn([away(at, aim.direction, 1), tip])} />
      <path
        className="cv-tip"
        transform={`translate(${tip.join(" ")}) rotate(${-aim.direction})`}
        d="M.9 0L-.7-.75v1.5z"
      />
      <text className="cv-numbers" x={sign[0]} y={sign[1] - 0.6}>
        {t("curse.aimed", { direction: aim.direction, strength: aim.strength })}
      </text>
    </g>
  );
}
