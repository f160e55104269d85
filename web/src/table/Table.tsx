/** The table: the scene in the middle, and everything that can be said and done around it. */

import { lazy, Suspense, useCallback, useEffect, useMemo } from "react";
import type { GamePicture, Notation, OpenWindow, Picture } from "../messages";
import { Announcer } from "../parts/Announcer";
import { Icon } from "../parts/Icon";
import { answerable, isAsked, isAwayFrom, mineIn, type RoomState } from "../room/state";
import type { Again } from "../room/useAgain";
import type { Room } from "../room/useRoom";
import { type Translate, useTexts } from "../texts";
import { COMPACT, useMedia } from "../useMedia";
import { Curtain } from "./Curtain";
import { EmoteBubbles } from "./EmoteBubbles";
import { OnlyMove } from "./OnlyMove";
import { seatTags } from "./SeatTags";
import { Side } from "./Side";
import { SkipAhead } from "./SkipAhead";
import { Stage } from "./Stage";
import { statusOf } from "./status";
import { TableHead } from "./TableHead";
import { useOnlyMove } from "./useOnlyMove";
import { useFresh, usePoint } from "./usePings";
import { useSidePanels } from "./useSidePanels";
import { useTurnSigns } from "./useTurnSigns";
import { askedIn, WindowBar } from "./WindowBar";

const EndScene = lazy(() => import("../ending/EndScene"));

interface Props {
  room: Room;
  shown: Picture;
  game: GamePicture | null;
  again: Again | undefined;
}

export function Table({ room: given, shown, game, again }: Props) {
  const { t } = useTexts();
  const { room, only } = useOnlyMove(given, shown, game);
  const { state, ask, happen } = room;
  const picture = state.room;
  const compact = useMedia(COMPACT);
  const mine = mineIn(state);
  const window = answerable(state);
  const asked = mine ?? window?.chair ?? null;
  const play = usePlay(room, mine, shown.inputs, window);
  const names = useNames(room);
  const panels = useSidePanels(room, shown, names, compact);
  const pings = useFresh(state.pings);
  const emotes = useFresh(state.emotes);
  const point = usePoint(room, shown.seat);
  useTurnSigns(room, shown, mine, game);
  useNoAnimationUnseen(room);
  if (!picture) return null;

  const pending = state.busy || state.waiting.length > 0;
  const over = shown.over && !pending;
  const curtain = pending ? null : state.curtain;
  return (
    <main
      id="main"
      className="table live"
      tabIndex={-1}
      data-testid="table"
      data-moves={mine === null || over || isAwayFrom(state) ? 0 : shown.moves.length}
      data-over={over}
    >
      <TableHead state={state} shown={shown} why={panels.why} />
      <div className="scene">
        <Stage
          shown={{
            picture: shown,
            previous: state.previous,
            lines: state.lines,
            story: state.story,
            lasts: state.lasts,
            count: state.shows,
            busy: state.busy,
            skipped: state.passed.length > 0,
          }}
          names={names}
          tags={seatTags(state, shown)}
          note={game?.fewest_points_win ? t("fewest_win") : undefined}
          mine={mine}
          reactions={pending ? undefined : window?.moves}
          answers={!panels.coversBoard && <WindowBar room={room} />}
          play={play}
          why={panels.why}
          pings={pings}
          point={point}
          advice={asked === null ? null : (state.advice?.choices ?? null)}
          settled={() => happen({ type: "settled" })}
        />
        {over && (
          <Suspense fallback={null}>
            <EndScene
              shown={shown}
              story={state.story}
              names={names}
              game={game}
              mine={state.you?.chairs ?? []}
              match={picture.match}
              luck={picture}
              again={again}
            />
          </Suspense>
        )}
        {picture.paused && <Paused room={room} />}
        <SkipAhead room={room} />
        {only && <OnlyMove only={only} />}
      </div>
      <Side room={room} shown={shown} game={game} over={over} compact={compact} panels={panels} play={play} />
      <Announcer
        lines={state.passed.length > 0 ? state.passed : state.lines}
        asks={saidLast(state, shown, window, t)}
        aside={emotes.at(-1)?.text}
      />
      <EmoteBubbles emotes={emotes} />
      {curtain !== null && (
        <Curtain
          chair={curtain}
          name={picture.chairs[curtain]?.name ?? ""}
          lift={() => void ask({ type: "look", chair: curtain })}
        />
      )}
    </main>
  );
}

/** What everybody at the table is called; the same list while nobody's name changes. */
function useNames({ state: { room } }: Room): string[] {
  const chairs = room?.chairs;
  const together = JSON.stringify(chairs?.map((chair) => chair.name) ?? []);
  return useMemo(() => JSON.parse(together) as string[], [together]);
}

/** What those who listen are told after what happened: what they are asked, or how things stand. */
function saidLast(state: RoomState, shown: Picture, window: OpenWindow | null, t: Translate): string {
  if (isAsked(state)) return askedIn(window, t);
  return state.busy || state.waiting.length > 0 ? "" : statusOf(state, shown, t, 0).spoken;
}

/** Over the board of a match that is paused: that it is, and the way on. */
function Paused({ room: { state, ask } }: { room: Room }) {
  const { t } = useTexts();
  return (
    <div className="scene-note">
      <p>{t("paused")}</p>
      {state.you && (
        <button
          type="button"
          className="button small"
          onClick={() => void ask({ type: "pause", paused: false })}
        >
          <Icon name="play" /> {t("resume")}
        </button>
      )}
    </div>
  );
}

/** Make a move, or answer with it where a window is open. */
function usePlay(
  { ask, forgive }: Room,
  mine: number | null,
  inputs: number,
  window: OpenWindow | null,
): (moves: Notation[]) => void {
  return useCallback(
    (moves: Notation[]) => {
      forgive();
      if (mine !== null) void ask({ type: "play", chair: mine, moves, inputs });
      else if (window !== null && window.chair !== null)
        void ask({ type: "react", chair: window.chair, move: moves[0], inputs: window.inputs });
    },
    [mine, ask, forgive, inputs, window],
  );
}

/** A page that nobody sees shows the table as it is now; browsers stop the clocks of animations there. */
function useNoAnimationUnseen({ state, happen }: Room): void {
  const pending = state.busy || state.waiting.length > 0;
  useEffect(() => {
    if (!pending) return;
    const skip = () => document.hidden && happen({ type: "skip" });
    skip();
    document.addEventListener("visibilitychange", skip);
    return () => document.removeEventListener("visibilitychange", skip);
  }, [pending, happen]);
}
