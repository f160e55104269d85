/** Wildfire Dominoes: the laid table from above, the players round it, and the hand in front. */

import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useGestures } from "../../camera/useGestures";
import { useSize } from "../../camera/useSize";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Actions, Pile, Tools } from "./Controls";
import { Hand } from "./Hand";
import { calls, catches, plain, ways } from "./notation";
import { Overlay } from "./Overlay";
import { Players, type Sitting } from "./Players";
import type { Show } from "./pieces";
import { Says } from "./Says";
import { Sheet } from "./Sheet";
import { TableCanvas } from "./TableCanvas";
import { TileColours, TileFace } from "./TileFace";
import { de, en } from "./texts";
import type { WildfireScene, WildfireView } from "./types";
import { useFollowing, useUnit } from "./useFollowing";
import { type Motion, type Origin, useMotion } from "./useMotion";
import { type Picking, usePicking } from "./usePicking";
import { HANDS, tableRig } from "./view";
import "./wildfire.css";
import "./players.css";
import "./words.css";
import "./hand.css";
import "./sheet.css";
import "./narrow.css";

type Props = SceneProps<WildfireView, WildfireScene>;

function Scene(props: Props) {
  const { picture, table, scene, names, mine, still, dark, t } = props;
  const root = useRef<HTMLDivElement>(null);
  const floor = useRef<HTMLDivElement>(null);
  const glass = useRef<HTMLDivElement>(null);
  const origin = useRef<Origin>(null);
  const [rig] = useState(tableRig);
  const motion = useMotion(props, rig, root, origin);
  const picking = usePicking(props, rig, root, origin);
  const sheet = useSheet(props);
  const measured = useSize(root, glass);
  useUnit(rig, root);
  useGestures(floor, rig, HANDS, { tapped: picking.tapFloor, home: () => rig.release() });
  useEscape(root, () => {
    picking.drop();
    sheet.close();
  });
  const moving = mine !== null && picture.to_move === mine;
  const moves = moving ? picture.moves : [];
  const numbers = useMemo(() => (moving ? calls(picture.moves) : []), [moving, picture]);
  useFollowing(props, rig, measured, numbers.length > 0);
  const own = picture.seat;
  const sitting: Sitting = { ...props, own, turn: picture.to_move, winners: picture.winners };
  const show = useShow(props, motion, picking, numbers.length > 0);
  const { carried } = picking.carry;
  return (
    <div
      ref={root}
      className="wf"
      data-testid="wildfire-scene"
      data-dark={dark}
      data-still={still}
      data-question={picture.question}
      data-inputs={picture.inputs}
      data-tomove={picture.to_move ?? ""}
      data-tiles={scene.placed.length}
      data-selected={picking.selected ?? ""}
      data-settled={motion.settled}
    >
      <TileColours />
      <div
        ref={floor}
        className="wf-floor"
        role="application"
        aria-label={t("wildfire_table")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the view of the table is moved with the keyboard
        tabIndex={0}
        data-testid="wildfire-table"
      >
        <TableCanvas rig={rig} show={show} />
      </div>
      <div className="wf-frame">
        <Players {...sitting} />
        <div ref={glass} className="wf-window">
          <Says {...props} told={picking.told} spinning={motion.spin !== null && !motion.settled} />
          <Tools rig={rig} still={still} open={sheet.open} toggle={sheet.toggle} t={t} />
        </div>
        <div className="wf-bottom">
          <Pile count={table.pile} draw={plain(moves, "Draw")} send={picking.send} t={t} />
          {own !== null && (
            <Hand
              hand={table.hand}
              label={own === mine ? t("wildfire_hand") : t("wildfire_hand_of", { name: names[own] ?? "" })}
              playing={picking.playing}
              fits={picking.fitsSomewhere}
              unfit={scene.unfit}
              selected={picking.selected}
              carried={carried?.tile ?? null}
              advised={advisedTile(props)}
              take={picking.carry.take}
              tap={picking.tapTile}
              look={picking.look}
              t={t}
            />
          )}
          <Actions
            pass={plain(moves, "Pass")}
            catching={catches(moves)}
            calls={numbers}
            send={picking.send}
          />
        </div>
      </div>
      <Overlay rig={rig} picking={picking} calls={numbers} call={picking.send} t={t} />
      {carried && (
        <div
          className="wf-carried"
          data-snapped={picking.ghost !== null}
          style={{ left: carried.at.x, top: carried.at.y }}
        >
          <TileFace tile={carried.tile} upright />
        </div>
      )}
      {sheet.open && <Sheet sitting={sitting} close={sheet.close} />}
    </div>
  );
}

function useShow(
  { picture, table, scene, dark }: Props,
  motion: Motion,
  picking: Picking,
  calling: boolean,
): Show {
  const { flight, spin } = motion;
  const { fits, ghost, choosing } = picking;
  return useMemo(() => {
    const owed = table.shown.length > 0 ? null : table.owed;
    return {
      placed: scene.placed,
      openings: scene.openings,
      fire: owed?.tile ?? null,
      lit: owed && owed.number > 0 ? owed.number : null,
      flight,
      spin,
      fits: choosing ? [] : fits.map(({ place }) => place),
      ghost,
      callable: calling ? calls(picture.moves).map(({ number }) => number) : [],
      dark,
    };
  }, [picture, table, scene, dark, flight, spin, fits, ghost, choosing, calling]);
}

/** The sheet opens when a round is counted, and closes when the next one begins. */
function useSheet({ table }: Props): { open: boolean; toggle(): void; close(): void } {
  const counted = table.shown.length > 0;
  const [open, setOpen] = useState(counted);
  useEffect(() => setOpen(counted), [counted]);
  return { open, toggle: () => setOpen((was) => !was), close: () => setOpen(false) };
}

/** The escape key gives up what was begun. */
function useEscape(root: RefObject<HTMLElement | null>, giveUp: () => void): void {
  const latest = useRef(giveUp);
  latest.current = giveUp;
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => event.key === "Escape" && latest.current();
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [root]);
}

function advisedTile({ advice }: Props): string | null {
  const move = advice?.[0]?.moves[0];
  return move ? (ways([{ move, label: "" }])[0]?.tile ?? null) : null;
}

export default withWords(Scene, { en, de });
