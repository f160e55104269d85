/** The Curse of Vul-Kar as the page shows it: the map, and the players, the cards and the table around it. */

import { lazy, Suspense, useMemo, useRef } from "react";
import { useSize } from "../../camera/useSize";
import type { Line, Move } from "../../messages";
import { ErrorBoundary } from "../../parts/ErrorBoundary";
import type { Ping } from "../../room/pings";
import { Making } from "../modelIsland/Making";
import { Tools } from "../modelIsland/Tools";
import { tasteFor } from "../modelIsland/taste";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Ask } from "./Ask";
import { flickTold } from "./act";
import { figuresOf, spotsOf } from "./figures";
import { FlatMap } from "./flat/FlatMap";
import { Goal } from "./Goal";
import { Hand } from "./Hand";
import { keyOf, marksOf, plain, playable, showable } from "./notation";
import { Passing } from "./Passing";
import { PingsTold } from "./PingsTold";
import { Players } from "./Players";
import { addressedTo, remarkOn, whichOf } from "./remarks";
import { Souvenirs } from "./Souvenirs";
import { Table } from "./Table";
import { de, en } from "./texts";
import type { CurseScene, CurseView } from "./types";
import { useAiming } from "./useAiming";
import { useChoosing } from "./useChoosing";
import { useIsland, useWords } from "./useIsland";
import { useMotion } from "./useMotion";
import "../modelIsland/panels.css";
import "./curse.css";
import "./cards.css";
import "./goal.css";
import "./dialogues.css";
import "./photos.css";
import "./small.css";
import "./across.css";

const CurseCanvas = lazy(async () => ({ default: (await import("./canvas/CurseCanvas")).CurseCanvas }));

const useTaste = tasteFor("curse_of_vulkar");

type Props = SceneProps<CurseView, CurseScene>;

const NO_MOVES: Move[] = [];
const NO_STORY: Line[] = [];
const NO_PINGS: Ping[] = [];
/** Questions that are asked and answered in a dialogue of their own. */
const DIALOGUES = new Set(["PassFigure", "AnswerOffer"]);
/** Questions for a souvenir and nothing else. */
const FOR_SOUVENIRS = new Set(["ShowBag", "HideInGlobe"]);
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
  const offered = (motion.settled && asked) || NO_MOVES;
  const moves = useMemo(
    () => offered.map((move) => remarked(move, remarkOn(move.move, table, names, props.language))),
    [offered, table, names, props.language],
  );
  const board = island?.board ?? null;
  const leads = props.scene?.leads;
  const marks = useMemo(
    () => (board === null ? [] : marksOf(moves, { board, table, spots: spotsOf(board, figures), leads })),
    [board, moves, table, figures, leads],
  );
  const choosing = useChoosing(marks, play);
  const aiming = useAiming(board, table, moves, play);
  const open = useMemo(() => playable(moves), [moves]);
  const souvenirs = useMemo(() => showable(moves), [moves]);
  const talks = motion.settled && DIALOGUES.has(picture.question);
  const buttons = useMemo(
    () => (mine === null || talks ? NO_MOVES : plain(moves, marks)),
    [mine, talks, moves, marks],
  );
  const called = useMemo(() => figures.map(({ name }) => name), [figures]);
  const addressed = useMemo(
    () => addressedTo(picture.seat, figures, props.language),
    [picture.seat, figures, props.language],
  );
  const empty = useEmptyPits(props, motion.film !== null);
  const fallen = useMemo(
    () => new Set(table.figures.flatMap(({ lies }, number) => (lies === null ? [] : [number]))),
    [table],
  );
  const story = props.story ?? NO_STORY;
  const pings = props.pings ?? NO_PINGS;
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
    fallen,
    flicked: motion.settled ? null : flickTold(props.lines),
    empty,
    advised,
    pings,
    point: props.point,
    names,
    colours,
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
      data-across={room !== null && room.width >= NARROW && room.height < LOW}
    >
      <Players
        table={shown}
        words={words}
        names={names}
        colours={colours}
        tags={props.tags}
        mine={picture.seat}
        scores={motion.standing.scores}
        asked={picture.to_move}
        t={t}
      />
      {props.scene?.cards != null && (
        <Goal
          table={shown}
          cards={props.scene.cards}
          story={story}
          names={names}
          colours={colours}
          shapes={shapes}
          t={t}
        />
      )}
      <div className="cv-island">
        {drawing === null && !failed && <Making done={0} label={t("curse.making")} />}
        {taste.flat && flatMap}
        {drawing !== null && !taste.flat && (
          <ErrorBoundary otherwise={flatMap}>
            <Suspense fallback={<Making done={0} label={t("curse.making")} />}>
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
        <PingsTold pings={pings} board={board} words={words} names={names} t={t} />
        <Ask
          choosing={choosing}
          left={table.count}
          which={table.figures.length > names.length ? whichOf(table.figure, names.length) : null}
          aiming={aiming}
          moves={buttons}
          advised={advised}
          play={play}
          answers={props.answers}
          reacting={mine === null}
          t={t}
        />
        {talks && props.scene !== null && (
          <Passing
            scene={props.scene}
            moves={mine === null ? NO_MOVES : moves}
            figures={called}
            addressed={addressed}
            seat={picture.seat}
            owners={table.figures.map(({ owner }) => owner)}
            advised={advised}
            play={play}
            t={t}
          />
        )}
      </div>
      <div className="cv-foot">
        <Table table={shown} t={t} />
        <Hand
          table={table}
          seated={picture.seat !== null}
          playing={picture.question !== "ChooseCard"}
          names={names}
          colours={colours}
          words={words}
          open={open}
          advised={advised}
          play={play}
          t={t}
        />
        <Souvenirs
          table={table}
          seat={picture.seat}
          words={words}
          names={names}
          figures={addressed}
          open={souvenirs}
          asked={(mine === null && moves.length > 0) || FOR_SOUVENIRS.has(picture.question)}
          advised={advised}
          play={play}
          t={t}
        />
      </div>
    </div>
  );
}

const remarked = (move: Move, remark: string | null): Move =>
  remark === null ? move : { ...move, label: `${move.label} (${remark})` };

/** The pits without an Ember: those that were flicked in this action, and the one whose Ember rolls. */
function useEmptyPits({ table, lines }: Props, rolls: boolean): ReadonlySet<string> {
  const rolling = rolls ? flickedPit(lines) : null;
  const all = [...table.flicked, ...(rolling === null ? [] : [rolling])].join();
  return useMemo(() => new Set(all.split(",")), [all]);
}

/** The pit whose Ember was flicked just now. */
function flickedPit(lines: Line[]): string | null {
  const rolled = lines.find(({ what }) => what === "ember_rolled");
  return (rolled?.facts[6] as string | undefined) ?? null;
}

export default withWords(Scene, { en, de });
