/** Before the match: who sits where, what is played, and what the luck is bound to. */

import { useEffect } from "react";
import { rememberRoom } from "../memory";
import type { GamePicture, RoomPicture } from "../messages";
import { Link } from "../parts/Link";
import { NameField } from "../parts/NameField";
import { summaryOf } from "../parts/summary";
import { useTitle } from "../parts/useTitle";
import { Chat } from "../table/Chat";
import { useTexts } from "../texts";
import { Chairs } from "./Chairs";
import { AskingToSit } from "./Door";
import { FullRoom } from "./FullRoom";
import { Invitation } from "./Invitation";
import { Luck } from "./Luck";
import { PrimaryRules } from "./PrimaryRules";
import { TableRules } from "./TableRules";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  game: GamePicture | null;
  sit(chair: number, name: string): Promise<void>;
  why(rule: string): void;
}

/** The match begins as soon as everybody's words are here. */
function SealedTable({ room, picture }: { room: Room; picture: RoomPicture }) {
  const { t } = useTexts();
  const missing = picture.chairs.filter((chair) => chair.words_commitment !== "" && !chair.words_shown);
  return (
    <div className="begin" data-testid="sealed">
      <p role="status">{t("words_missing", { names: missing.map(({ name }) => name).join(", ") })}</p>
      {room.state.you?.host && (
        <button type="button" className="button quiet" onClick={() => void room.ask({ type: "reopen" })}>
          {t("reopen")}
        </button>
      )}
    </div>
  );
}

export function Lobby({ room, game, sit, why }: Props) {
  const { t } = useTexts();
  const { state, ask } = room;
  const { you, room: picture } = state;
  const person = you?.person;
  useTitle(game?.title ?? t("lobby"));
  useEffect(() => {
    if (!picture) return;
    const players = picture.chairs.map((chair) => chair.name).filter(Boolean);
    rememberRoom(picture.code, {
      ...(person && { person }),
      game: picture.game,
      stage: "lobby",
      players,
      turn: "",
      yours: false,
      minded: false,
    });
  }, [picture, person]);
  if (!picture) return null;
  const empty = picture.chairs.filter((chair) => chair.person === null && chair.level === null).length;
  const host = picture.chairs.find((chair) => chair.person === picture.host)?.name;
  return (
    <main id="main" className="lobby" tabIndex={-1} data-testid="lobby">
      <header className="lobby-head">
        <p className="eyebrow">{t("lobby")}</p>
        <h1>{game?.title}</h1>
        <p className="lead">{game && summaryOf(game)}</p>
        <p className="row">
          {game && game.lessons > 0 && (
            <Link to={`/learn/${picture.game}`} className="button quiet small">
              {t("learn")}
            </Link>
          )}
          <Link to={`/rules/${picture.game}`} className="button quiet small">
            {t("rules")}
          </Link>
        </p>
      </header>
      <div className="lobby-main">
        <section className="card" aria-label={t("chairs")}>
          <FullRoom picture={picture} seated={(you?.chairs.length ?? 0) > 0} />
          <PrimaryRules room={room} game={game} />
          <h2>{t("chairs")}</h2>
          {you === null && (
            <div className="come-in">
              <p>{t("come_in_text")}</p>
              <NameField />
            </div>
          )}
          {you !== null && !you.may_sit && you.chairs.length === 0 && (
            <p role="status" data-testid="asked-to-sit">
              {t("asked_to_sit")}
            </p>
          )}
          <AskingToSit room={room} />
          <fieldset className="table-rules" disabled={picture.sealed}>
            <Chairs room={room} game={game} sit={sit} />
          </fieldset>
          {picture.sealed ? (
            <SealedTable room={room} picture={picture} />
          ) : you?.host ? (
            <div className="begin">
              <button type="button" className="button big" onClick={() => void ask({ type: "begin" })}>
                {t("begin")}
              </button>
              {empty > 0 && <p className="faint">{t("begin_bots", { count: empty })}</p>}
            </div>
          ) : (
            <p className="faint" role="status">
              {host ? t("waiting_for_host", { name: host }) : t("waiting_for_begin")}
            </p>
          )}
        </section>
        <div className="card">
          <h2>{t("invite")}</h2>
          <Invitation room={room} code={picture.code} />
        </div>
      </div>
      <div className="lobby-more">
        <TableRules room={room} game={game} why={why} />
        <Luck room={room} />
        <div className="card lobby-chat">
          <h2>{t("chat")}</h2>
          <Chat
            said={state.said}
            say={you === null ? undefined : (text) => void ask({ type: "chat", text })}
          />
        </div>
      </div>
    </main>
  );
}
