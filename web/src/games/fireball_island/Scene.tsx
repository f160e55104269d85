/** Fireball Island as the page shows it: the island, and the cards and players around it. */

import { lazy, Suspense, useMemo, useRef } from "react";
import { useSize } from "../../camera/useSize";
import type { Move } from "../../messages";
import { ErrorBoundary } from "../../parts/ErrorBoundary";
import { Tools } from "../modelIsland/Tools";
import { tasteFor } from "../modelIsland/taste";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Ask } from "./Ask";
import type { IslandCanvasProps } from "./contract";
import { Die } from "./Die";
import { figuresOf, tokensInRuin } from "./figures";
import { FlatMap } from "./flat/FlatMap";
import { Hand } from "./Hand";
import { keyOf, plain, playable } from "./notation";
import { Piles, Played } from "./Piles";
import { Players } from "./Players";
import { de, en } from "./texts";
import type { IslandScene, IslandView } from "./types";
import { useCards, useSigns } from "./useCards";
import { type Choosing, useChoosing } from "./useChoosing";
import { type Island, useIsland } from "./useIsland";
import { type Motion, useMotion } from "./useMotion";
import "../modelIsland/panels.css";
import "./island.css";
import "./cards.css";
import "./small.css";
import "./across.css";

const IslandCanvas = lazy(async () => ({ default: (await import("./canvas/IslandCanvas")).IslandCanvas }));

const useTaste = tasteFor("fireball_island");

type Props = SceneProps<IslandView, IslandScene>;

const NO_MOVES: Move[] = [];
const NARROW = 620;
const LOW = 400;

function Scene(props: Props) {
  const { picture, table, names, colours, mine, play, t } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useSize(root);
  const { value: island, failed, again } = useIsland();
  const [taste, change] = useTaste();
  const motion = useMotion(props, island);
  const asked = mine === null ? props.reactions : picture.moves;
  const moves = (motion.settled && asked) || NO_MOVES;
  const choosing = useChoosing(moves, play);
  const open = useMemo(() => playable(moves), [moves]);
  const cards = useCards(props.language);
  const advised = keyOf(props.advice?.[0]?.moves[0] ?? null);
  const drawing = useDrawing(props, island, motion, choosing);
  const flatMap = drawing !== null && (
    <FlatMap {...drawing} label={t("fireball.island")} follow={taste.follow} advised={advised} t={t} />
  );

  return (
    <div
      ref={root}
      className="fi"
      data-testid="fireball"
      data-dark={props.dark}
      data-question={picture.question}
      data-inputs={picture.inputs}
      data-settled={motion.settled}
      data-flat={taste.flat}
      data-small={room !== null && (room.width < NARROW || room.height < LOW)}
      data-across={room !== null && room.width >= NARROW && room.height < LOW}
    >
      <Players
        table={motion.standing.table as IslandView}
        scene={motion.standing.scene as IslandScene}
        cards={cards}
        names={names}
        colours={colours}
        tags={props.tags}
        mine={picture.seat}
        asked={picture.to_move}
        t={t}
      />
      <div className="fi-island">
        {taste.flat && flatMap}
        {drawing !== null && !taste.flat && (
          <ErrorBoundary otherwise={flatMap}>
            <Suspense>
              <IslandCanvas
                {...drawing}
                detail={taste.low ? "low" : "full"}
                follow={taste.follow}
                label={t("fireball.solid")}
                making={t("fireball.making")}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {failed && (
          <p className="fi-failed">
            {t("fireball.no_island")}{" "}
            <button type="button" onClick={again}>
              {t("fireball.again")}
            </button>
          </p>
        )}
        <Tools id="fireball" taste={taste} change={change} t={t} />
        <Played table={table} cards={cards} names={names} colours={colours} t={t} />
        <Ask
          choosing={choosing}
          moves={plain(moves)}
          advised={advised}
          table={table}
          names={names}
          play={play}
          language={props.language}
          answers={props.answers}
          t={t}
        />
      </div>
      <div className="fi-foot">
        <Die
          number={table.die}
          tumbling={motion.tumbling}
          twice={table.twice}
          doubled={table.doubled}
          t={t}
        />
        {picture.seat !== null && (
          <Hand
            hand={table.hand}
            cards={cards}
            playable={open}
            advised={advised}
            names={names}
            play={play}
            t={t}
          />
        )}
        <Piles table={table} cards={cards} names={names} colours={colours} t={t} />
      </div>
    </div>
  );
}

type Drawing = Omit<IslandCanvasProps, "detail" | "follow" | "label" | "making">;

/** What both drawings of the island are told. */
function useDrawing(props: Props, island: Island | null, motion: Motion, choosing: Choosing): Drawing | null {
  const { names, colours, shapes } = props;
  const shown = motion.standing.table as IslandView;
  const signs = useSigns(props.language);
  const figures = useMemo(
    () => figuresOf(shown, { names, colours, shapes }),
    [shown, names, colours, shapes],
  );
  if (island === null) return null;
  return {
    ...island,
    figures,
    jewelAt: shown.jewel_at,
    tokensInRuin: tokensInRuin(shown),
    choices: choosing.choices,
    walker: props.table.turn,
    chosen: choosing.walk?.key ?? null,
    choose: choosing.choose,
    pointed: choosing.pointed,
    point: choosing.point,
    signs,
    ways: choosing.launches,
    chosenWay: choosing.launch?.key ?? null,
    chooseWay: choosing.aim,
    aimed: shown.way,
    roll: motion.roll,
    walk: motion.walk,
    done: motion.done,
    still: props.still,
    dark: props.dark,
    sound: props.sound,
  };
}

export default withWords(Scene, { en, de });
