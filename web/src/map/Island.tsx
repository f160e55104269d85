import { Suspense, useState } from "react";
import { gameOnPage } from "../games";
import type { GamePicture, OpenRoom } from "../messages";
import { Icon } from "../parts/Icon";
import { Link } from "../parts/Link";
import { summaryOf } from "../parts/summary";
import { ChoiceRule, standing } from "../room/HouseRules";
import { SeatsChoice } from "../room/SeatsChoice";
import { useTexts } from "../texts";
import { WhatIfLink } from "../workbench/WhatIfLink";
import { Ground } from "./Ground";

interface Props {
  game: GamePicture;
  busy: boolean;
  playNow(wish: Wish): void;
  invite(wish: Wish): void;
}

/** How somebody wants to play, where a game is another one for it. */
type Wish = Pick<OpenRoom, "options" | "seats">;

export function Island({ game, busy, playNow, invite }: Props) {
  const { t } = useTexts();
  const { Cover } = gameOnPage(game.id);
  const [wish, choose] = useState<Wish>({});
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
        {primaryOf(game).length > 0 && <Wishes game={game} wish={wish} choose={choose} />}
        <div className="island-ways">
          <button type="button" className="button" disabled={busy} onClick={() => playNow(wish)}>
            <Icon name="play" /> {t("play_now")}
          </button>
          <button type="button" className="button quiet" disabled={busy} onClick={() => invite(wish)}>
            {t("invite_friends")}
          </button>
        </div>
        <p className="island-links">
          {game.lessons > 0 && <Link to={`/learn/${game.id}`}>{t("learn")}</Link>}
          <Link to={`/rules/${game.id}`}>{t("rules")}</Link>
          <WhatIfLink game={game} />
        </p>
      </div>
    </article>
  );
}

interface WishesProps {
  game: GamePicture;
  wish: Wish;
  choose(wish: Wish): void;
}

/** What makes another game of it, such as playing together, and how many play. */
function Wishes({ game, wish, choose }: WishesProps) {
  const options = wish.options ?? {};
  return (
    <div className="island-wishes">
      {primaryOf(game).map((option) => (
        <ChoiceRule
          key={option.name}
          option={option}
          value={standing(option, options)}
          set={(value) => choose({ ...wish, options: { ...options, [option.name]: value } })}
        />
      ))}
      <SeatsChoice
        game={game}
        seats={wish.seats ?? game.fewest}
        set={(seats) => choose({ ...wish, seats })}
      />
    </div>
  );
}

const primaryOf = ({ options }: GamePicture) => options.filter(({ primary }) => primary);
