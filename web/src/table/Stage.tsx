/** Where the scene of a game stands: hands it one picture after the other and waits until each has settled. */

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { gameOnPage } from "../games";
import { useStylesPaced } from "../games/animations";
import { Clock, SceneClock } from "../games/clock";
import { Begun } from "../games/scene";
import type { Advised, Line, Move, Notation, Picture } from "../messages";
import { MomentOnBoard } from "../moments/moment";
import { useMoment } from "../moments/useMoment";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { useLooks } from "../parts/useLooks";
import type { Ping } from "../room/pings";
import { useDark, useSettings, useStill } from "../settings";
import { sound } from "../sounds";
import { useTexts } from "../texts";
import { unfold } from "./unfolded";

export interface Shown {
  picture: Picture;
  previous: Picture | null;
  lines: Line[];
  /** All that was told up to this picture, where that is known. */
  story?: Line[];
  /** For how many milliseconds it is shown at least. */
  lasts: number;
  /** Another number for every picture that is shown. */
  count: number;
  /** Whether somebody waits for this picture to settle. */
  busy: boolean;
  /** Whether others before it were left out: what is looked at stays the same. */
  skipped?: boolean;
}

interface Props {
  shown: Shown;
  names: string[];
  tags?: ReactNode[];
  note?: string;
  mine: number | null;
  reactions?: Move[];
  answers?: ReactNode;
  play(moves: Notation[]): void;
  why?(rule: string): void;
  advice: Advised[] | null;
  pings?: Ping[];
  point?(x: number, y: number): void;
  settled(): void;
  fast?: boolean;
  /** How many times as fast as usual everything moves, where that is not as the settings say; 0 is not at all. */
  pace?: number;
}

const MomentShown = lazy(() => import("../moments/MomentShown"));

const PATIENCE = 4000;

export function Stage({
  shown,
  names,
  tags,
  note,
  mine,
  reactions,
  answers,
  play,
  why,
  advice,
  pings,
  point,
  settled,
  fast = false,
  pace,
}: Props) {
  const { t, language } = useTexts();
  const dark = useDark();
  const still = useStill() || fast;
  const usualPace = useSettings().pace;
  const clock = usePaced(pace ?? usualPace);
  const root = useRef<HTMLDivElement>(null);
  useStylesPaced(root, clock);
  const begun = useBegun(shown);
  const moment = useMoment(shown, clock);
  const { colours, shapes } = useLooks(shown.picture);
  const sceneSettled = useSettling(shown, still, settled, clock);
  const { picture } = shown;
  const game = gameOnPage(picture.game);
  return (
    <div ref={root} className="stage" data-testid="stage" data-game={picture.game} data-busy={shown.busy}>
      <ErrorBoundary key={picture.game} otherwise={<Undrawn answers={answers} />}>
        <Suspense fallback={<p className="stage-words">{t("scene_loading")}</p>}>
          <SceneClock value={clock}>
            <MomentOnBoard value={still ? null : moment}>
              <Begun value={begun}>
                <game.Scene
                  picture={picture}
                  table={picture.table}
                  scene={picture.scene}
                  lines={shown.lines}
                  story={shown.story}
                  lasts={shown.lasts}
                  previous={shown.previous}
                  names={names}
                  tags={tags}
                  note={note}
                  colours={colours}
                  shapes={shapes}
                  mine={mine}
                  reactions={reactions}
                  answers={answers}
                  play={play}
                  why={why}
                  advice={advice}
                  pings={pings}
                  point={point}
                  settled={sceneSettled}
                  still={still}
                  dark={dark}
                  sound={sound}
                  language={language}
                />
              </Begun>
            </MomentOnBoard>
          </SceneClock>
        </Suspense>
      </ErrorBoundary>
      {moment !== null && (
        <Suspense fallback={null}>
          <MomentShown key={moment.begun} moment={moment} still={still} />
        </Suspense>
      )}
    </div>
  );
}

/** In place of a scene that cannot be drawn; the list of moves is all there is to play from. */
function Undrawn({ answers }: Pick<Props, "answers">) {
  const { t } = useTexts();
  useEffect(() => unfold(true), []);
  return (
    <div className="stage-words">
      <p>{t("scene_failed")}</p>
      {answers}
    </div>
  );
}

/** A clock for the scene that goes at this pace. */
function usePaced(pace: number): Clock {
  const [clock] = useState(() => new Clock());
  useLayoutEffect(() => clock.go(pace), [clock, pace]);
  return clock;
}

/** The count of the last picture that nothing led to. */
function useBegun({ previous, count, skipped }: Shown): number {
  const begun = useRef(count);
  if (previous === null && !skipped) begun.current = count;
  return begun.current;
}

/** Goes on once the scene has settled and the picture was shown long enough, or when patience ends. */
function useSettling(shown: Shown, still: boolean, settled: () => void, clock: Clock): () => void {
  const scene = useRef<() => void>(() => {});
  const goOn = useRef(settled);
  goOn.current = settled;
  // Before anything else can happen: a scene may settle as soon as its own layout effects are done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` names the picture; its lines come with it
  useLayoutEffect(() => {
    if (!shown.busy) return;
    let open = 2;
    const done = () => {
      open -= 1;
      if (open === 0) goOn.current();
    };
    let sceneOpen = true;
    scene.current = () => {
      if (sceneOpen) done();
      sceneOpen = false;
    };
    const longest = gameOnPage(shown.picture.game).patience?.(shown.lines, shown.lasts) ?? PATIENCE;
    const forgetSeen = clock.after(still ? 0 : shown.lasts, done);
    const forgetPatience = clock.after(still ? 0 : longest, () => scene.current());
    return () => {
      forgetSeen();
      forgetPatience();
      open = -1;
    };
  }, [shown.count, shown.busy, still, clock]);
  return useRef(() => scene.current()).current;
}
