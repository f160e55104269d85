/** The island in three dimensions, and all that happens on it. */

import { useCallback, useMemo, useRef, useState } from "react";
import type { Size } from "../../../camera/look";
import type { Rig } from "../../../camera/rig";
import { ZoomButtons } from "../../../camera/ZoomButtons";
import { Tool } from "../../../parts/Tool";
import { finestFor, ModelCanvas } from "../../modelIsland/ModelCanvas";
import { WhenMade } from "../../modelIsland/WhenMade";
import { usePointing } from "../../usePointing";
import { movedIn } from "../films";
import { asTurned } from "../flows";
import { PIN } from "../signs";
import type { CurseCanvasProps, Hidden } from "./contract";
import { Moving, type SpotAt } from "./Moving";
import { disposeOf, type Made, makeIsland } from "./made";
import { overview } from "./overview";
import { Standing } from "./Standing";

const NEARER = 0.8;

export function CurseCanvas(props: CurseCanvasProps) {
  const { board, heights, detail } = props;
  const make = useCallback(() => makeIsland(board, heights, detail === "low"), [board, heights, detail]);
  return (
    <WhenMade make={make} dispose={disposeOf} label={props.making}>
      {(made) => <Island {...props} made={made} />}
    </WhenMade>
  );
}

function Island(props: CurseCanvasProps & { made: Made }) {
  const { board, made, film, empty, point, t } = props;
  const { shown } = props.choosing;
  const table = useMemo(() => asTurned(props.table, shown), [props.table, shown]);
  const whole = useCallback((size: Size) => overview(board, size), [board]);
  const hidden = useMemo((): Hidden => {
    return {
      decks: movedIn(film, "deck"),
      embers: empty,
      fireballs: movedIn(film, "fireball").size,
      boulder: movedIn(film, "boulder").size > 0,
    };
  }, [film, empty]);
  const [rig, setRig] = useState<Rig | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ground = useRef<SpotAt>(() => null);
  const pointing = usePointing({ picture: frame, spotAt: (x, y) => ground.current(x, y), point });
  return (
    <div ref={frame} className="cv-solid" data-pointing={pointing.ready} data-testid="curse-solid">
      <ModelCanvas label={props.label} low={made.low} finest={finestFor(made.low)}>
        <Standing
          board={board}
          made={made}
          table={table}
          hidden={hidden}
          still={props.still}
          dark={props.dark}
          overview={whole}
        />
        <Moving {...props} overview={whole} ground={ground} took={pointing.took} rigged={setRig} />
      </ModelCanvas>
      <div className="cv-zoom" role="toolbar" aria-label={t("curse.view")}>
        {rig !== null && (
          <ZoomButtons
            rig={rig}
            names={{ nearer: t("curse.nearer"), farther: t("curse.further"), whole: t("curse.whole") }}
            id="curse"
            nearer={NEARER}
            whole={() => rig.go(whole(rig.size), props.still)}
          />
        )}
        {point && (
          <Tool name={t("curse.look_here")} id="curse-point" pressed={pointing.ready} use={pointing.toggle}>
            <path d={PIN} />
          </Tool>
        )}
      </div>
    </div>
  );
}
