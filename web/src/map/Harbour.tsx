/** Below the islands: the way into a room by its code, public rooms, and one's own tables. */

import { useEffect, useState } from "react";
import { api, useFetched } from "../api";
import { forgetRoom, matches, rooms } from "../memory";
import type { GamePicture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { NameField } from "../parts/NameField";
import { useStore } from "../store";
import { useTexts } from "../texts";
import { CodeForm } from "./CodeForm";
import { whoseTurn } from "./Continue";
import { continuing } from "./continuing";
import { LOOK_EVERY } from "./useTables";

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
  return (
    <section className="card" aria-label={t("come_in")}>
      <h2>{t("come_in")}</h2>
      <NameField />
      <CodeForm />
    </section>
  );
}

function YourTables({ games }: Props) {
  const { t, language } = useTexts();
  const all = useStore(rooms);
  const above = continuing(all);
  const known = all.filter((room) => room.token !== null && !above.includes(room));
  const ended = useStore(matches);
  const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(language);
  const none = known.length + ended.length === 0;
  if (none && above.length > 0) return null;
  return (
    <section className="card" aria-label={t("your_tables")}>
      <h2>{t("your_tables")}</h2>
      {none && <p className="faint">{t("no_tables")}</p>}
      <ul className="table-list">
        {known.map((room) => (
          <li key={room.code}>
            <Link to={`/room/${room.code}`}>
              <b>{titleOf(games, room.game)}</b>
              <small>
                <code>{room.code}</code> {room.players.join(", ")}
              </small>
            </Link>
            <span className={`tag${room.yours ? " warm" : ""}`}>{whoseTurn(room, t)}</span>
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

function PublicRooms({ games }: Props) {
  const { t, language } = useTexts();
  const [look, setLook] = useState(0);
  const { value } = useFetched(`public ${language} ${look}`, () => api.publicRooms(language));
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
