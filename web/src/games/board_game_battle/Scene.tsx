/** Board Game Battle as the page shows it: the isle, and the words over it. */

import { useCallback, useMemo, useRef, useState } from "react";
import { aim, moveKey, useAimed } from "../../aim";
import { useSize } from "../../camera/useSize";
import type { Move, Picture } from "../../messages";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Ask } from "./Ask";
import { battlesIn } from "./asking";
import { BoardCanvas } from "./BoardCanvas";
import { DiceWords } from "./DiceWords";
import { betterTurned, framingOf } from "./framing";
import { layoutOf, sizeOf, standAt } from "./layout";
import { Players } from "./Players";
import { usePerformance } from "./performance";
import { gatesOf, type Place, placeOf } from "./places";
import { SquareCard } from "./SquareCard";
import { Tools } from "./Tools";
import { de, en } from "./texts";
import type { BattleScene, BattleView } from "./types";
import { useBoard } from "./useBoard";
import { useCamera } from "./useCamera";
import { useLanded } from "./useLanded";
import { useSettling } from "./useSettling";
import "./battle.css";
import "./words.css";
import "./small.css";

const NOBODY: number[] = [];
const NO_BATTLES: ReadonlyMap<number, Move> = new Map();
const NARROW = 620;
const LOW = 400;

function Scene(props: SceneProps<BattleView, BattleScene>) {
  const { picture, table, previous, lines, still, names, colours, shapes, mine, t } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useSize(root);
  const { value: board, failed, again } = useBoard(table.board, props.language);
  const [flat, setFlat] = useState(false);
  const [hovered, setHovered] = useState<Place | null>(null);
  const [pinned, setPinned] = useState<Place | null>(null);
  const performance = usePerformance(picture, previous, lines, still);
  const over = useSettling(performance, still, props.settled, props.sound);
  const landed = useLanded(performance);
  const chances = useChances(picture);

  const turned = useMemo(
    () => board !== null && room !== null && betterTurned(...sizeOf(board), room),
    [board, room],
  );
  const layout = useMemo(() => (board === null ? null : layoutOf(board, turned)), [board, turned]);
  const framing = useMemo(
    () =>
      layout === null || room === null
        ? null
        : framingOf(layout.across, layout.down, room, flat, layout.path.at(-1)),
    [layout, room, flat],
  );
  const rig = useCamera(room, layout, framing, performance, still);

  const asked = over && mine !== null && picture.to_move === mine;
  const battles = useMemo(() => (asked ? battlesIn(picture.moves) : NO_BATTLES), [asked, picture]);
  const choosable = useMemo(() => (battles.size === 0 ? NOBODY : [...battles.keys()]), [battles]);
  const { play } = props;
  const choose = useCallback(
    (seat: number) => {
      const battle = battles.get(seat);
      if (battle !== undefined) play([battle.move]);
    },
    [battles, play],
  );
  const [pointed, point] = usePointedSeat(battles);
  const gates = useMemo(() => (board === null ? [] : gatesOf(board)), [board]);
  const looked = pinned ?? hovered;
  const small = room !== null && (room.width < NARROW || room.height < LOW);
  const covered = small && choosable.length > 0;

  return (
    <div
      ref={root}
      className="battle"
      data-testid="battle"
      data-dark={props.dark}
      data-board={board?.name ?? ""}
      data-question={picture.question}
      data-inputs={picture.inputs}
      data-round={table.round}
      data-turn={table.turn ?? ""}
      data-settled={over}
      data-asked={asked}
      data-turned={turned}
      data-flat={flat}
      data-squares={table.squares.join(",")}
      data-pieces={table.pieces.join(",")}
      data-small={small}
      data-short={room !== null && room.height < 340}
    >
      {board !== null && layout !== null && framing !== null && (
        <BoardCanvas
          board={board}
          layout={layout}
          framing={framing}
          table={table}
          performance={performance}
          diceShown={!covered}
          names={names}
          colours={colours}
          shapes={shapes}
          choosable={choosable}
          looked={looked}
          pointed={pointed}
          over={picture.over}
          still={still}
          dark={props.dark}
          rig={rig}
          hover={setHovered}
          tap={setPinned}
          choose={choose}
          point={point}
        />
      )}
      {board === null && failed && (
        <p className="battle-failed">
          {t("battle.no_board")}{" "}
          <button type="button" onClick={again}>
            {t("battle.again")}
          </button>
        </p>
      )}
      <Players
        table={table}
        gates={gates}
        chances={chances}
        names={names}
        colours={colours}
        tags={props.tags}
        own={picture.seat}
        t={t}
      />
      <p className="battle-round" data-testid="battle-round">
        <b>{table.round > 0 ? t("battle.round", { round: table.round }) : t("battle.before_race")}</b>
        {table.places.length === 0 && !picture.over && (
          <small>{t(table.round > 0 ? "battle.placing" : "battle.selecting")}</small>
        )}
      </p>
      <Tools
        flat={flat}
        looking={pinned !== null}
        rig={rig}
        whole={() => rig.release(still)}
        flatten={() => {
          setFlat(!flat);
          rig.release(still);
        }}
        look={() => setPinned(pinned === null ? placeOf(table, mine ?? table.turn ?? 0) : null)}
        t={t}
      />
      <div className="battle-foot">
        {asked && (
          <Ask
            moves={picture.moves}
            advice={props.advice}
            names={names}
            colours={colours}
            shapes={shapes}
            pointed={pointed}
            play={play}
            point={point}
            t={t}
          />
        )}
        {room !== null && !covered && (
          <DiceWords
            tray={performance.tray}
            room={room}
            names={names}
            colours={colours}
            shapes={shapes}
            label={t("battle.dice")}
            landed={landed}
          />
        )}
      </div>
      {board !== null && layout !== null && looked !== null && (
        <SquareCard
          board={board}
          table={table}
          place={looked}
          pinned={pinned !== null}
          near={standAt(layout, looked).z > 0}
          names={names}
          shapes={shapes}
          look={setPinned}
          why={props.why}
          t={t}
        />
      )}
    </div>
  );
}

/** The opponent that is pointed at, on the board, below it or in the list of moves. */
function usePointedSeat(battles: ReadonlyMap<number, Move>): [number | null, (seat: number | null) => void] {
  const aimed = useAimed();
  const pointed = [...battles].find(([, { move }]) => moveKey(move) === aimed)?.[0] ?? null;
  const point = useCallback(
    (seat: number | null) => {
      const battle = seat === null ? undefined : battles.get(seat);
      aim(battle === undefined ? null : moveKey(battle.move));
    },
    [battles],
  );
  return [pointed, point];
}

/** The chances of winning; while things are happening, those that were known last. */
function useChances(picture: Picture): number[] {
  const last = useRef<number[]>([]);
  const { chances } = picture.scene as BattleScene;
  if (chances.length > 0) last.current = chances;
  return last.current;
}

export default withWords(Scene, { en, de });
