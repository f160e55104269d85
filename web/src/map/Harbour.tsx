/** Below the islands: the way into a room by its code, public rooms, and one's own tables. */

import { type FormEvent, useEffect, useState } from "react";
import { api, useFetched } from "../api";
import { forgetRoom, matches, type RememberedRoom, rooms } from "../memory";
import type { GamePicture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { NameField } from "../parts/NameField";
import { go } from "../router";
import { useStore } from "../store";
import { useTexts } from "../texts";
import { LOOK_EVERY, useTables } from "./useTables";

interface Props {
  games: GamePicture[];
}

export function Harbour({ games }: Props) {
  return (
    <div className="harbour">
      <ComeIn />
      <YourTables games={games} />
      <PublicRooms games={games} />
    </div>
  );
}

const titleOf = (games: GamePicture[], id: string) => games.find((game) => game.id === id)?.title ?? id;

function ComeIn() {
  const { t } = useTexts();
  const [code, setCode] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const found = /([A-Za-z0-9]{8})\/?$/.exec(code.trim())?.[1];
    if (found) go(`/room/${found.toUpperCase()}`);
  };
  return (
    <section className="card" aria-label={t("come_in")}>
      <h2>{t("come_in")}</h2>
      <NameField />
      <form className="code-form" onSubmit={enter}>
        <label className="field">
          <span>{t("room_code")}</span>
          <input
            className="code-input"
            value={code}
            autoComplete="off"
            spellCheck={false}
            placeholder="ABCD2345"
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={code.trim().length < 8}>
          {t("enter")}
        </button>
      </form>
    </section>
  );
}

function YourTables({ games }: Props) {
  const { t, language } = useTexts();
  const known = useStore(rooms).filter((room) => room.token !== null);
  const ended = useStore(matches);
  useTables();
  const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(language);
  return (
    <section className="card" aria-label={t("your_tables")}>
      <h2>{t("your_tables")}</h2>
      {known.length + ended.length === 0 && <p className="faint">{t("no_tables")}</p>}
      <ul className="table-list">
        {known.map((room) => (
          <li key={room.code}>
            <Link to={`/room/${room.code}`}>
              <b>{titleOf(games, room.game)}</b>
              <small>
                <code>{room.code}</code> {room.players.join(", ")}
              </small>
            </Link>
            <span className={`tag${room.yours ? " warm" : ""}`}>
              <Whose room={room} />
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={t("forget", { code: room.code })}
              title={t("forget", { code: room.code })}
              onClick={() => forgetRoom(room.code)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {ended.map((match) => (
          <li key={match.id}>
            <Link to={`/replay/${match.id}`}>
              <b>{titleOf(games, match.game)}</b>
              <small>{match.players.join(", ")}</small>
            </Link>
            <span className="tag">{t("replay_of", { day: day(match.ended) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whose({ room }: { room: RememberedRoom }) {
  const { t } = useTexts();
  if (room.stage === "lobby") return t("stage_lobby");
  if (room.stage === "over") return t("stage_over");
  if (room.minded) return t("bot_plays_for_you");
  if (room.yours) return t("title_your_turn");
  return room.turn === "" ? t("stage_playing") : t("title_turn", { name: room.turn });
}

function PublicRooms({ games }: Props) {
  const { t } = useTexts();
  const [look, setLook] = useState(0);
  const { value } = useFetched(`public ${look}`, api.publicRooms);
  useEffect(() => {
    const looking = setInterval(() => document.hidden || setLook((before) => before + 1), LOOK_EVERY);
    return () => clearInterval(looking);
  }, []);
  return (
    <section className="card" aria-label={t("public_rooms")}>
      <h2>{t("public_rooms")}</h2>
      {(value ?? []).length === 0 && <p className="faint">{t("no_public_rooms")}</p>}
      <ul className="table-list">
        {value?.map((room) => (
          <li key={room.code}>
            <Link to={`/room/${room.code}`}>
              <b>{titleOf(games, room.game)}</b>
              <small>{room.people.join(", ")}</small>
            </Link>
            <span className="tag">
              {room.stage === "lobby"
                ? t("seats_taken", { taken: room.taken, seats: room.seats })
                : t("watch_it")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
