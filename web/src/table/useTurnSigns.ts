/** The signs that it is your turn: a sound, the title of the window, a notification; and the sounds of the end. */

import { useEffect, useRef } from "react";
import { rememberMatch, rememberRoom } from "../memory";
import type { GamePicture, Picture } from "../messages";
import { notify } from "../notifications";
import { useTitle } from "../parts/useTitle";
import { isAsked, isAwayFrom } from "../room/state";
import type { Room } from "../room/useRoom";
import { sound } from "../sounds";
import { useTexts } from "../texts";

export function useTurnSigns(
  { state }: Room,
  shown: Picture,
  mine: number | null,
  game: GamePicture | null,
): void {
  const { t } = useTexts();
  const { room, you } = state;
  const title = game?.title ?? "";
  const code = room?.code ?? "";
  const turn = shown.to_move === null ? "" : (room?.chairs[shown.to_move]?.name ?? "");
  const asked = isAsked(state);
  const answering = asked && state.window?.turn_of === null;
  const minded = isAwayFrom(state);
  const others = minded ? t("bot_plays_for_you") : turn === "" ? "" : t("title_turn", { name: turn });
  const heading = mine !== null ? t("title_your_turn") : answering ? t("window_asked") : others;
  useTitle(heading === "" ? title : `${heading} · ${title}`);

  const lastMover = useRef<number | null>(null);
  useEffect(() => {
    if (mine !== null && lastMover.current !== mine) {
      sound("turn");
      notify(t("title_your_turn"), shown.asks, code);
    }
    if (shown.to_move !== null) lastMover.current = shown.to_move;
  }, [mine, shown.to_move, shown.asks, code, t]);

  const asks = state.window?.asks ?? "";
  useEffect(() => {
    if (!answering) return;
    sound("turn");
    notify(t("window_asked"), asks, code);
  }, [answering, asks, code, t]);

  const over = shown.over && !state.busy && state.waiting.length === 0;
  const won = shown.winners.some((seat) => you?.chairs.includes(seat));
  const rung = useRef(over);
  useEffect(() => {
    if (over && !rung.current) sound(won ? "win" : "lose");
    rung.current = over;
  }, [over, won]);

  useEffect(() => {
    if (!room) return;
    rememberRoom(room.code, {
      ...(you && { person: you.person }),
      game: room.game,
      stage: room.stage,
      players: room.chairs.map((chair) => chair.name),
      turn: room.stage === "playing" ? turn : "",
      yours: !minded && (asked || (shown.to_move !== null && (you?.chairs.includes(shown.to_move) ?? false))),
      minded,
    });
  }, [room, turn, shown.to_move, you, asked, minded]);

  useEffect(() => {
    if (!over || !room || room.match === null) return;
    rememberMatch({
      id: room.match,
      room: room.code,
      game: room.game,
      players: room.chairs.map((chair) => chair.name),
      scores: shown.scores,
      winners: shown.winners,
      ended: Date.now() / 1000,
    });
  }, [over, room, shown]);
}
