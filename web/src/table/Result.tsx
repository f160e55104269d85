/** That the match has ended; who won and the ways on are in the scene over the board. */

import type { Picture, RoomPicture } from "../messages";
import { FullRoom } from "../room/FullRoom";
import { useTexts } from "../texts";

interface Props {
  shown: Picture;
  room: RoomPicture;
  mine: number[];
}

export function Result({ shown, room, mine }: Props) {
  const { t } = useTexts();
  const won = shown.winners.some((seat) => mine.includes(seat));
  return (
    <section className="result" aria-label={t("result")} data-testid="result">
      <h2>{won ? t("you_won") : t("match_over")}</h2>
      <FullRoom picture={room} seated={mine.length > 0} />
    </section>
  );
}
