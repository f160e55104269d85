import type { Guest } from "../messages";
import { Icon } from "../parts/Icon";
import { useTexts } from "../texts";
import type { Room } from "./useRoom";

/** The host's door: who may come in and sit, who is here, and showing people out. */
export function Door({ room }: { room: Room }) {
  const { t } = useTexts();
  const { room: picture, you } = room.state;
  if (!picture || !you?.door) return null;
  const { guests } = you.door;
  const sits = (person: string) => picture.chairs.some((chair) => chair.person === person);
  const strangers = guests.filter(({ person, invited }) => !invited && !sits(person));
  return (
    <details className="door" data-testid="door">
      <summary>
        <Icon name="door" /> {t("door")}
        {picture.locked && <span className="tag warm">{t("door_locked")}</span>}
      </summary>
      <label className="field check">
        <input
          type="checkbox"
          checked={picture.locked}
          onChange={(event) => void room.ask({ type: "set_door", locked: event.target.checked })}
        />
        <span>{t("door_lock")}</span>
      </label>
      <label className="field check">
        <input
          type="checkbox"
          checked={picture.invited_only}
          onChange={(event) => void room.ask({ type: "set_door", invited_only: event.target.checked })}
        />
        <span>{t("door_invited_only")}</span>
      </label>
      {guests.length > 0 && (
        <ul className="guests" aria-label={t("guests")}>
          {guests.map((guest) => (
            <GuestLine key={guest.person} room={room} guest={guest} sits={sits(guest.person)} />
          ))}
        </ul>
      )}
      {strangers.length > 1 && (
        <button
          type="button"
          className="button quiet small"
          onClick={() => void room.ask({ type: "remove", person: null })}
        >
          {t("remove_strangers", { count: strangers.length })}
        </button>
      )}
    </details>
  );
}

function GuestLine({ room, guest, sits }: { room: Room; guest: Guest; sits: boolean }) {
  const { t } = useTexts();
  const { person, name, here, invited } = guest;
  const waits = room.state.room?.invited_only && !invited && !sits;
  return (
    <li className="guest">
      <span className="chair-name">{name}</span>
      {!here && <span className="tag">{t("away")}</span>}
      <span className="chair-ways">
        {waits && (
          <button
            type="button"
            className="button small"
            onClick={() => void room.ask({ type: "admit", person })}
            aria-label={t("admit_guest", { name })}
          >
            {t("admit")}
          </button>
        )}
        <button
          type="button"
          className="button quiet small"
          onClick={() => void room.ask({ type: "remove", person })}
          aria-label={t("remove_guest", { name })}
        >
          {t("remove")}
        </button>
      </span>
    </li>
  );
}
