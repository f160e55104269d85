/** What stands on the cards, fetched once for each language. */

import { useEffect, useState } from "react";
import type { IslandCard } from "../../messages";
import type { Language } from "../scene";
import { ADDRESS } from "./useIsland";

export type Cards = Record<string, IslandCard>;

const NONE: Cards = {};
const known = new Map<Language, Promise<Cards>>();

async function ask(language: Language): Promise<Cards> {
  const answer = await fetch(`${ADDRESS}/cards?language=${language}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as Cards;
}

function cardsIn(language: Language): Promise<Cards> {
  const asked = known.get(language) ?? ask(language);
  known.set(language, asked);
  asked.catch(() => known.delete(language));
  return asked;
}

/** Until they are here, and where they cannot be fetched, cards are known by their pictures. */
export function useCards(language: Language): Cards {
  const [cards, setCards] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    cardsIn(language).then(
      (found) => wanted && setCards(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return cards;
}
