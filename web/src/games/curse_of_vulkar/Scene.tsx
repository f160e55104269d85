/** The Curse of Vul-Kar as the page shows it: the map, and the players, the cards and the table around it. */

import { lazy, Suspense, useMemo, useRef } from "react";
import { useSize } from "../../camera/useSize";
import type { Line, Move } from "../../messages";
import { ErrorBoundary } from "../../parts/ErrorBoundary";
import { Tools } from "../modelIsland/Tools";
import { tasteFor } from "../modelIsland/taste";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Ask } from "./Ask";
import { flickTold } from "./act";
import { figuresOf, spotsOf } from "./figures";
import { FlatMap } from "./flat/FlatMap";
import { Hand } from "./Hand";
import { keyOf, marksOf, plain, playable } from "./notation";
import { Players } from "./Players";
import { Souvenirs } from "./Souvenirs";
import { Table } from "./Table";
import { de, en } from "./texts";
import type { CurseView } from "./types";
import { useAiming } from "./useAiming";
import { useChoosing } from "./useChoosing";
import { useIsland, useWords } from "./useIsland";
import { useMotion } from "./useMotion";
import "./curse.css";
import "./cards.css";
import "./small.css";

const CurseCanvas = lazy(async () => ({ default: (await import("./canvas/CurseCanvas")).CurseCanvas }));

const useTaste = tasteFor("curse_of_vulkar");

type Props = SceneProps<CurseView, null>;

const NO_MOVES: Move[] = [];
const NARROW = 620;
const LOW = 400;

function Scene(props: Props) {
  const { picture, table, names, colours, shapes, mine, play, t } = props;
  const root = useRef<HTMLDivElement>(null);
  const room = useSize(root);
  const { value: island, failed, again } = useIsland();
  const words = useWords(props.language);
  const [taste, change] = useTaste();
  const motion = useMotion(props, island !== null);
  const shown = motion.standing.table as CurseView;
  const figures = useMemo(
    () => figuresOf(shown, { names, colours, shapes }),
    [shown, names, colours, shapes],
  );
  const asked = mine === null ? props.reactions : picture.moves;
  const moves = (motion.settled && asked) || NO_MOVES;
  const board = island?.board ?? null;
  const marks = useMemo(
    () => (board === null ? [] : marksOf(moves, { board, table, spots: spotsOf(board, figures) })),
    [board, moves, table, figures],
  );
  const choosing = useChoosing(marks, play);
  const aiming = useAiming(board, table, moves, play);
  const open = useMemo(() => playable(moves), [moves]);
  const buttons = useMemo(() => (mine === null ? NO_MOVES : plain(moves, marks)), [mine, moves, marks]);
  const advised = keyOf(props.advice?.[0]?.moves[0] ?? null);

  const drawing = island && {
    ...island,
    words,
    table: shown,
    figures,
    choosing,
    aiming,
    walk: motion.walk,
    film: motion.film,
    flicked: motion.settled ? null : flickTold(props.lines),
    rolling: motion.film === null ? null : flickedPit(props.lines),
    advised,
    follow: taste.follow,
    still: props.still,
    dark: props.dark,
    sound: props.sound,
    done: motion.done,
    t,
  };
  const flatMap = drawing && <FlatMap {...drawing} />;

  return (
    <div
      ref={root}
      className="cv"
      data-testid="curse"
      data-dark={props.dark}
      data-question={picture.question}
      data-inputs={picture.inputs}
      data-settled={motion.settled}
      data-flat={taste.flat}
      data-small={room !== null && (room.width < NARROW || room.height < LOW)}
    >
      <Players
        table={shown}
        words={words}
        names={names}
        colours={colours}
        shapes={shapes}
        tags={props.tags}
        mine={picture.seat}
        asked={picture.to_move}
        t={t}
      />
      <div className="cv-island">
        {taste.flat && flatMap}
        {drawing !== null && !taste.flat && (
          <ErrorBoundary otherwise={flatMap}>
            <Suspense>
              <CurseCanvas
                {...drawing}
                detail={taste.low ? "low" : "full"}
                label={t("curse.solid")}
                making={t("curse.making")}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {failed && (
          <p className="cv-failed">
            {t("curse.no_island")}{" "}
            <button type="button" onClick={again}>
              {t("curse.again")}
            </button>
          </p>
        )}
        <Tools id="curse" taste={taste} change={change} t={t} />
        <Ask choosing={choosing} aiming={aiming} moves={buttons} advised={advised} play={play} t={t} />
      </div>
      <div className="cv-foot">
        <Table table={shown} t={t} />
        <Hand
          table={table}
          seated={picture.seat !== null}
          playing={picture.question !== "ChooseCard"}
          words={words}
          open={open}
          advised={advised}
          play={play}
          t={t}
        />
        <Souvenirs table={table} seat={picture.seat} words={words} names={names} t={t} />
      </div>
    </div>
  );
}

/** The pit whose Ember was flicked just now. */
function flickedPit(lines: Line[]): string | null {
  const rolled = lines.find(({ what }) => what === "ember_rolled");
  return (rolled?.facts[6] as string | undefined) ?? null;
}

export default withWords(Scene, { en, de });
