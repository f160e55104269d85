/** A rulebook with a search; a clause can be sought from elsewhere. */

import { useEffect, useRef, useState } from "react";
import { api, rulePicture, useFetched, wordsFor } from "../api";
import type { Rulebook as Book, Chapter, Clause, RulePicture } from "../messages";
import { useTexts } from "../texts";
import { Markdown, withMarks } from "./Markdown";

interface Props {
  game: string;
  /** The clause to show; `wish` grows when it is wished for again. */
  sought?: { rule: string; wish: number } | null;
  /** Tells the address of the clause shown, where there is one. */
  opened?(rule: string): void;
}

export function Rulebook({ game, sought = null, opened }: Props) {
  const { t, language } = useTexts();
  const { value: book, problem } = useFetched(`${game} ${language}`, () => api.rules(game, language));
  const [search, setSearch] = useState("");
  const [here, setHere] = useState(sought);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    setHere(sought);
    setSearch("");
  }
  const seek = (rule: string) => {
    setSearch("");
    setHere({ rule, wish: Date.now() });
    opened?.(rule);
  };
  const pages = useScrolling(here, book, search);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const chapters = book ? found(book, words) : [];
  const hits = chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  return (
    <section className="rulebook" aria-label={t("rulebook")} data-testid="rulebook">
      <search>
        <input
          type="search"
          className="filter"
          value={search}
          aria-label={t("search_rules")}
          placeholder={t("search_rules")}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="faint small" role="status">
          {words.length > 0 ? t("hits", { count: hits }) : ""}
        </p>
      </search>
      {problem && <p role="alert">{wordsFor(problem, t)}</p>}
      <div ref={pages} className="rulebook-pages">
        {chapters.map((chapter) => (
          <section key={chapter.title}>
            <h2>{chapter.title}</h2>
            {chapter.clauses.map((clause) => (
              <article
                key={clause.rule}
                className={`clause${here?.rule === clause.rule ? " sought" : ""}`}
                data-clause={clause.rule}
              >
                <span className="clause-number">{withMarks(clause.rule, words)}</span>
                <div className="clause-text">
                  <Markdown text={clause.text} marked={words} seek={seek} />
                </div>
                {clause.pictures.map((picture) => (
                  <Drawing
                    key={picture.name}
                    picture={picture}
                    address={rulePicture(game, picture.name, language)}
                  />
                ))}
              </article>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

/** A drawing below its clause, which opens by itself to be looked at closely. */
function Drawing({ picture, address }: { picture: RulePicture; address: string }) {
  const { title, width, height } = picture;
  return (
    <a className="clause-picture" href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={title} width={width} height={height} loading="lazy" />
    </a>
  );
}

function found(book: Book, words: string[]): Chapter[] {
  const has = ({ rule, text }: Clause) =>
    words.every((word) => rule.toLowerCase().includes(word) || text.toLowerCase().includes(word));
  return book.chapters
    .map(({ title, clauses }) => ({ title, clauses: clauses.filter(has) }))
    .filter(({ clauses }) => clauses.length > 0);
}

function useScrolling(here: Props["sought"], book: Book | null, search: string) {
  const pages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!here || !book) return;
    const clauses = [...(pages.current?.querySelectorAll<HTMLElement>("[data-clause]") ?? [])];
    const at = clauses.find(({ dataset }) => dataset.clause === here.rule);
    const chapter = clauses.find(({ dataset }) => dataset.clause?.startsWith(`${here.rule}.`));
    bring(at ?? chapter);
  }, [here, book]);
  useEffect(() => {
    if (search !== "") bring(pages.current?.querySelector<HTMLElement>("[data-clause]"));
  }, [search]);
  return pages;
}

/** Scroll to a clause; of a long one, such as one with a picture, to where it begins. */
function bring(clause: HTMLElement | null | undefined): void {
  const long = clause !== null && clause !== undefined && clause.offsetHeight > innerHeight / 2;
  clause?.scrollIntoView({ block: long ? "start" : "center" });
}
