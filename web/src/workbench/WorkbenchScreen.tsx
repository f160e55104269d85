import { useEffect, useMemo, useRef, useState } from "react";
import { useGames, useWorkbenchGames, wordsFor } from "../api";
import type { GamePicture } from "../messages";
import { Notice } from "../parts/Notice";
import { TopBar } from "../parts/TopBar";
import { useTitle } from "../parts/useTitle";
import { RulebookDrawer } from "../rules/RulebookDrawer";
import { useTexts } from "../texts";
import { PlanForm } from "./PlanForm";
import { hashOf, type Plan, read } from "./plan";
import { Result } from "./Result";
import { useBenchWords } from "./useBenchWords";
import { type Asked, useSimulation } from "./useSimulation";
import "./workbench.css";

/** What if? House rules are tried by bots while one looks on. */
export function WorkbenchScreen({ game }: { game: string }) {
  const { t, language } = useTexts();
  const words = useBenchWords();
  const { value: games, problem } = useGames(language);
  const most = useWorkbenchGames();
  const address = useTypedAddress();
  const shown = games?.find(({ id }) => id === game);
  useTitle(shown ? `${t("what_if")} ${shown.title}` : t("what_if"));
  if (games && !shown) return <Notice title={t("no_game")} />;
  return (
    <>
      <TopBar />
      <main id="main" className="bench" tabIndex={-1} data-testid="bench">
        <header>
          <p className="eyebrow">{t("what_if")}</p>
          <h1>{shown?.title}</h1>
          <p className="lead">{words("bench.lead")}</p>
        </header>
        {problem && (
          <p className="warning" role="alert">
            {wordsFor(problem, t)}
          </p>
        )}
        {shown && most > 0 && <Bench key={address} game={shown} most={most} />}
      </main>
    </>
  );
}

function Bench({ game, most }: { game: GamePicture; most: number }) {
  const words = useBenchWords();
  const inAddress = useMemo(() => read(location.hash, game, most), [game, most]);
  const [plan, choose] = useState<Plan>(inAddress.plan);
  const [asked, setAsked] = useState<Asked | null>(() =>
    inAddress.wrong.length > 0 ? null : addressed(inAddress.plan),
  );
  const [sought, setSought] = useState<{ rule: string; wish: number } | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState(inAddress.wrong);
  const { answer, problem, stopped, stop } = useSimulation(game.id, asked);
  const play = () => {
    history.replaceState(null, "", hashOf(plan));
    setWrong([]);
    setAsked({ plan, begin: true });
    showIfFarDown(result.current);
  };
  return (
    <div className="bench-columns">
      <PlanForm
        game={game}
        most={most}
        plan={plan}
        choose={choose}
        play={play}
        why={(rule) => setSought({ rule, wish: Date.now() })}
      />
      <div ref={result} className="bench-side">
        <Result
          game={game}
          plan={asked?.plan ?? null}
          answer={answer}
          problem={problem}
          wrong={wrong.map(({ key, facts }) => words(key, facts))}
          stopped={stopped}
          stop={stop}
        />
      </div>
      {sought && <RulebookDrawer game={game.id} sought={sought} close={() => setSought(null)} />}
    </div>
  );
}

/** On a phone what is found is below what is asked. */
function showIfFarDown(found: HTMLElement | null): void {
  if (found && found.getBoundingClientRect().top > innerHeight / 2) found.scrollIntoView();
}

/** What stands behind the #, as somebody typed or followed it. */
function useTypedAddress(): string {
  const [address, setAddress] = useState(location.hash);
  useEffect(() => {
    const follow = () => setAddress(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return address;
}

/** Whoever comes by a link to a result looks whether it is there; a table's link only says how to begin. */
const addressed = (plan: Plan): Asked | null =>
  new URLSearchParams(location.hash.slice(1)).has("games") ? { plan, begin: false } : null;
