/** The first screen: a night map on which the games are islands. */

import type { CSSProperties } from "react";
import { useGames, wordsFor } from "../api";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { useOpening } from "../room/useOpening";
import { useSettings } from "../settings";
import { useTexts } from "../texts";
import { Continue } from "./Continue";
import { Harbour } from "./Harbour";
import { Island } from "./Island";
import { LevelChoice } from "./LevelChoice";
import { levelFor } from "./levelsOf";
import { NightSea } from "./NightSea";

const MOST_ACROSS = 4;

/** How many islands lie side by side where the map is wide: no row has only one, if that can be. */
function acrossFor(games: number): number {
  const rows = Math.max(1, Math.ceil(games / MOST_ACROSS));
  return rows === 1 ? MOST_ACROSS : Math.ceil(games / rows);
}

export function MapScreen() {
  const { t, language } = useTexts();
  const { value: games, problem } = useGames(language);
  const { busy, refusal, open } = useOpening();
  const { level } = useSettings();
  useTitle("");

  return (
    <div className="map">
      <NightSea />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <header className="map-head">
          <h1>Emberisle</h1>
          <p className="lead">{t("motto")}</p>
          <LevelChoice games={games ?? []} />
        </header>
        {(refusal !== "" || problem) && (
          <p className="warning" role="alert">
            {refusal || wordsFor(problem, t)}
          </p>
        )}
        <Continue games={games ?? []} />
        <section
          className="islands"
          aria-label={t("games")}
          style={{ "--across": acrossFor(games?.length ?? 0) } as CSSProperties}
        >
          {games?.map((game) => (
            <Island
              key={game.id}
              game={game}
              busy={busy}
              playNow={(wish) =>
                void open({ game: game.id, play_now: true, level: levelFor(level, game), ...wish })
              }
              invite={(wish) => void open({ game: game.id, ...wish })}
            />
          ))}
        </section>
        {/* Not before the islands, which would push it down. */}
        {(games || problem) && <Harbour games={games ?? []} />}
        <footer className="map-foot faint">{t("foot")}</footer>
      </main>
    </div>
  );
}
