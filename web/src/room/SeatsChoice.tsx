import type { GamePicture } from "../messages";
import { useTexts } from "../texts";

interface Props {
  game: GamePicture;
  seats: number;
  set(seats: number): void;
}

/** How many play. */
export function SeatsChoice({ game, seats, set }: Props) {
  const { t } = useTexts();
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, more) => game.fewest + more);
  return (
    <label className="field inline">
      <span>{t("seats")}</span>
      <select value={seats} onChange={(event) => set(Number(event.target.value))}>
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}
