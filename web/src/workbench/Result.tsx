import type { GamePicture, Workbench } from "../messages";
import { CopyButton } from "../parts/CopyButton";
import { levelIn } from "../parts/levels";
import { choiceIn, standing } from "../room/HouseRules";
import { useTexts } from "../texts";
import { Effects, Figures } from "./Findings";
import { countInWords, inWords } from "./numbers";
import { asInRulebook, differing, hashOf, type Plan } from "./plan";
import { useBenchWords } from "./useBenchWords";

interface Props {
  game: GamePicture;
  plan: Plan | null;
  answer: Workbench | null;
  problem: string;
  /** What of the address could not be understood, in words. */
  wrong: string[];
  stopped: boolean;
  stop(): void;
}

/** What came of it so far. */
export function Result({ game, plan, answer, problem, wrong, stopped, stop }: Props) {
  const { t: page, language } = useTexts();
  const t = useBenchWords();
  return (
    <section className="card bench-result" aria-label={t("bench.found")} data-testid="bench-result">
      <h2>{t("bench.found")}</h2>
      {problem !== "" && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="warning" role="alert">
          <p>{t("bench.wrong_link")}</p>
          <ul>
            {wrong.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {answer === null && problem === "" && <p className="faint">{t("bench.nothing")}</p>}
      {answer && plan && (
        <>
          <Asked game={game} plan={plan} />
          <Standing answer={answer} stopped={stopped} stop={stop} />
          <Figures title={t("bench.wins")} figures={answer.team ? [answer.team] : []}>
            <p className="faint">{t("bench.together")}</p>
          </Figures>
          <Figures title={t("bench.wins")} figures={answer.by_seat}>
            <p className="faint">{fairOf(answer, t, language)}</p>
          </Figures>
          <Figures
            title={t("bench.wins_bots")}
            figures={answer.by_bot}
            named={({ name }) => levelIn(page, name)}
          />
          <Effects effects={answer.effects} />
          <Figures title={t(answer.team ? "bench.length" : "bench.figures")} figures={answer.figures}>
            <p className="faint">{t("bench.minutes")}</p>
          </Figures>
          <More game={game} plan={plan} answer={answer} />
        </>
      )}
    </section>
  );
}

function fairOf({ by_seat }: Workbench, t: ReturnType<typeof useBenchWords>, language: "en" | "de"): string {
  const fair = by_seat[0]?.fair ?? null;
  return fair === null ? "" : t("bench.fair", { fair: inWords(fair, true, language) });
}

/** What was asked: the form beside it may ask for something else by now. */
function Asked({ game, plan }: { game: GamePicture; plan: Plan }) {
  const { t: page, language } = useTexts();
  const t = useBenchWords();
  const changed = differing(asInRulebook(game.options), plan.options).map(
    (option) => `${option.text}: ${choiceIn(option, standing(option, plan.options), language)}`,
  );
  const bots = plan.bots.map((bot) => levelIn(page, bot)).join(", ");
  return (
    <p className="bench-asked">
      {t("bench.table", { seats: plan.seats, bots })}; {changed.join("; ") || t("bench.rulebook")}
    </p>
  );
}

/** How far it is; a screen reader hears when it begins and when it ends. */
function Standing({ answer, stopped, stop }: { answer: Workbench } & Pick<Props, "stopped" | "stop">) {
  const { language } = useTexts();
  const t = useBenchWords();
  const { state, games, wanted, note } = answer;
  const facts = { games: countInWords(games, language), wanted: countInWords(wanted, language) };
  const working = state === "working" && !stopped;
  return (
    <div className="bench-standing" data-testid="bench-standing" data-state={stopped ? "stopped" : state}>
      {working && (
        <>
          <progress className="under-way" value={games} max={wanted} aria-label={t("bench.found")} />
          <p className="bench-count">{t("bench.working", facts)}</p>
          <p className="faint">{t("bench.paused")}</p>
          <button type="button" className="button quiet" onClick={stop}>
            {t("bench.stop")}
          </button>
        </>
      )}
      <p role="status">
        {working && games === 0 && t("bench.starting")}
        {stopped && t("bench.stopped", facts)}
        {state === "done" && t("bench.done", facts)}
        {state === "failed" && t("bench.failed")}
        {state === "unknown" && t("bench.unknown")}
        {note !== "" && ` ${note}`}
      </p>
    </div>
  );
}

function More({ game, plan, answer }: { game: GamePicture; plan: Plan; answer: Workbench }) {
  const t = useBenchWords();
  return (
    <footer className="bench-more">
      <CopyButton text={`${location.origin}/what-if/${game.id}${hashOf(plan)}`} label={t("bench.link")} />
      <details>
        <summary>{t("bench.more")}</summary>
        <p>{t("bench.more_about")}</p>
        <pre>
          <code>{answer.command}</code>
        </pre>
      </details>
    </footer>
  );
}
