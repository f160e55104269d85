import { useEffect, useState } from "react";
import { useGames } from "../api";
import { Link } from "../parts/Link";
import { Notice } from "../parts/Notice";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { useTexts } from "../texts";
import { Minute } from "./Minute";
import { Rulebook } from "./Rulebook";

const clauseInAddress = () => ({ rule: decodeURIComponent(location.hash.slice(1)), wish: Date.now() });

export function RulesScreen({ game }: { game: string }) {
  const { t, language } = useTexts();
  const { value: games, problem } = useGames(language);
  const shown = games?.find(({ id }) => id === game);
  const title = shown?.title ?? "";
  const [sought, setSought] = useState(clauseInAddress);
  useTitle(title === "" ? t("rulebook") : t("rules_of", { title }));
  useEffect(() => {
    const follow = () => setSought(clauseInAddress());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  const seek = (rule: string) => {
    history.replaceState(null, "", `#${rule}`);
    setSought(clauseInAddress());
  };
  if (games && !shown) return <Notice title={t("no_game")} />;
  return (
    <>
      <TopBar />
      <main id="main" className="rules-screen" tabIndex={-1}>
        <header>
          <p className="eyebrow">{t("rulebook")}</p>
          <h1>{title}</h1>
          <nav className="row" aria-label={t("rulebooks")}>
            {games?.map((each) => (
              <Link
                key={each.id}
                to={`/rules/${each.id}`}
                className="button quiet small"
                aria-current={each.id === game ? "page" : undefined}
              >
                {each.title}
              </Link>
            ))}
            {shown !== undefined && shown.lessons > 0 && (
              <Link to={`/learn/${game}`} className="button small">
                {t("learn")}
              </Link>
            )}
          </nav>
        </header>
        {shown && <Minute key={game} game={game} seek={seek} />}
        {shown && <h2 className="the-law">{t("minute_law")}</h2>}
        {(shown || problem) && (
          <Rulebook
            key={game}
            game={game}
            sought={sought.rule === "" ? null : sought}
            opened={(rule) => history.replaceState(null, "", `#${rule}`)}
          />
        )}
      </main>
    </>
  );
}
