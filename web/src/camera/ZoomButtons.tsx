/** The buttons that bring a camera nearer, take it farther away, and show everything again. */

import { Tool } from "../parts/Tool";
import type { Rig } from "./rig";

interface Props {
  rig: Rig;
  /** What the buttons are called. */
  names: { nearer: string; farther: string; whole: string };
  /** What tests call them, before what they do. */
  id: string;
  className?: string;
  /** One more class, for those that zoom. */
  zooming?: string;
  wholeFirst?: boolean;
  /** What coming nearer does to the distance. */
  nearer?: number;
  whole(): void;
}

const NEARER = 0.8;

export function ZoomButtons({ rig, names, id, className, nearer = NEARER, ...props }: Props) {
  const zooming = [className, props.zooming].filter(Boolean).join(" ") || undefined;
  const whole = (
    <Tool name={names.whole} id={`${id}-fit`} className={className} use={props.whole}>
      <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Tool>
  );
  return (
    <>
      {props.wholeFirst && whole}
      <Tool name={names.nearer} id={`${id}-nearer`} className={zooming} use={() => rig.zoom(nearer)}>
        <path d="M12 5v14M5 12h14" />
      </Tool>
      <Tool name={names.farther} id={`${id}-further`} className={zooming} use={() => rig.zoom(1 / nearer)}>
        <path d="M5 12h14" />
      </Tool>
      {!props.wholeFirst && whole}
    </>
  );
}
