/** Before the match: who sits where, what is played, and what the luck is bound to. */

import { Suspense, useEffect } from "react";
import { gameOnPage } from "../games";
import { Ground } from "../map/Ground";
import { NightSea } from "../map/NightSea";
import { rememberRoom } from "../memory";
import type { GamePicture, RoomPicture } from "../messages";
import { Link } from "../parts/Link";
import { NameField } from "../parts/NameField";
import { summaryOf } from "../parts/summary";
import { useTitle } from "../parts/useTitle";
import { Chat } from "../table/Chat";
import { useTexts } from "../texts";
import { Appearance } from "./Appearance";
import { Chairs } from "./Chairs";
import { AskingToSit } from "./Door";
import { FullRoom } from "./FullRoom";
import { Invitation } from "./Invitation";
import { Luck } from "./Luck";
import { ownChair } from "./ownChair";
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
      <Head game={game} id={picture.game} />
      <div className="lobby-main">
        <section className="card lobby-seats" aria-label={t("chairs")}>
          <FullRoom picture={picture} seated={(you?.chairs.length ?? 0) > 0} />
          <PrimaryRules room={room} game={game} />
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
          <fieldset className="round-table" disabled={picture.sealed}>
            <legend className="unseen">{t("chairs")}</legend>
            <TableTop />
            <Chairs room={room} game={game} sit={sit} />
          </fieldset>
          {!picture.sealed &&
            you?.chairs.map((at) => {
              const chair = picture.chairs[at];
              return chair && <Appearance key={at} room={room} chair={chair} at={at} />;
            })}
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
        <div className="lobby-aside">
          <div className="card lobby-chat">
            <h2>{t("chat")}</h2>
            <Chat
              said={state.said}
              say={
                you === null
                  ? undefined
                  : (text) => void ask({ type: "chat", text, chair: ownChair(you, picture.chairs) })
              }
              feel={
                you === null
                  ? undefined
                  : (emote) => void ask({ type: "emote", emote, chair: ownChair(you, picture.chairs) })
              }
            />
          </div>
          <Luck room={room} />
        </div>
      </div>
    </main>
  );
}

/** What is played here, with its island. */
function Head({ game, id }: { game: GamePicture | null; id: string }) {
  const { t } = useTexts();
  const { Cover } = gameOnPage(id);
  return (
    <header className="lobby-head">
      <div className="lobby-sky" aria-hidden="true">
        <NightSea />
      </div>
      <div className="lobby-art" aria-hidden="true">
        <Suspense fallback={<Ground />}>
          <Cover game={id} title={game?.title ?? ""} />
        </Suspense>
      </div>
      <div className="lobby-words">
        <p className="eyebrow">{t("lobby")}</p>
        <h1>{game?.title}</h1>
        <p className="lead">{game && summaryOf(game)}</p>
        <p className="row">
          {game && game.lessons > 0 && (
            <Link to={`/learn/${id}`} className="button quiet small">
              {t("learn")}
            </Link>
          )}
          <Link to={`/rules/${id}`} className="button quiet small">
            {t("rules")}
          </Link>
        </p>
      </div>
    </header>
  );
}

/** The table around which the chairs stand, with a fire bowl on it. */
function TableTop() {
  return (
    <div className="table-top" aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="table-glow" cx="50" cy="52" r="48" />
        <path
          className="table-flame"
          d="M50 14c17 17 24 30 17 45-4 10-13 15-17 15s-15-5-18-15c-4-14 4-19 7-30 4 7 6 9 9 10 2-10 1-16 2-25z"
        />
        <path className="table-dish" d="M24 70h52c-2 11-11 17-26 17s-24-6-26-17z" />
      </svg>
    </div>
  );
}
