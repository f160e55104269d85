import { useTexts } from "../texts";

interface Props {
  players: string[];
  seat: number | null;
  choose(seat: number | null): void;
}

const SPECTATOR = "spectator";

/** Through whose eyes a match is seen again. */
export function Viewers({ players, seat, choose }: Props) {
  const { t } = useTexts();
  return (
    <label className="viewers">
      <span>{t("viewer")}</span>
      <select
        value={seat ?? SPECTATOR}
        onChange={({ target }) => choose(target.value === SPECTATOR ? null : Number(target.value))}
      >
        <option value={SPECTATOR}>{t("spectator")}</option>
        {players.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
