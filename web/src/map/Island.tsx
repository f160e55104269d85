import { Suspense } from "react";
import { gameOnPage } from "../games";
import type { GamePicture } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { summaryOf } from "../parts/summary";
import { useTexts } from "../texts";
import { Ground } from "./Ground";

interface Props {
  game: GamePicture;
  busy: boolean;
  playNow(): void;
  invite(): void;
}

export function Island({ game, busy, playNow, invite }: Props) {
  const { t } = useTexts();
  const { Cover } = gameOnPage(game.id);
  const players = game.fewest === game.most ? `${game.most}` : `${game.fewest}–${game.most}`;
  return (
    <article className="island" aria-labelledby={`island-${game.id}`} data-testid={`island-${game.id}`}>
      <div className="island-cover">
        <Suspense fallback={<Ground />}>
          <Cover game={game.id} title={game.title} />
        </Suspense>
      </div>
      <div className="island-card">
        <h2 id={`island-${game.id}`}>{game.title}</h2>
        <p className="eyebrow">{t("players", { players })}</p>
        <p className="island-summary">{summaryOf(game)}</p>
        <div className="island-ways">
          <button type="button" className="button" disabled={busy} onClick={playNow}>
            <Icon name="play" /> {t("play_now")}
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={invite}>
            {t("invite_friends")}
          </button>
        </div>
        <p className="island-links">
          {game.lessons > 0 && <Link to={`/learn/${game.id}`}>{t("learn")}</Link>}
          <Link to={`/rules/${game.id}`}>{t("rules")}</Link>
        </p>
      </div>
    </article>
  );
}
