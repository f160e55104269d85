/** Choosing an exchange: with whom, what one gives and what one gets, with little pictures. */

import { type ReactNode, useState } from "react";
import type { Notation } from "../../messages";
import type { Facts } from "../scene";
import type { Exchange } from "./notation";
import { Sign } from "./signs";

interface Props {
  offers: Exchange[];
  /** What the figures are called. */
  figures: string[];
  /** Whether what is not named is drawn blind, and not simply nothing. */
  blind: boolean;
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

export function Trade({ offers, figures, blind, play, t }: Props) {
  const [wish, setWish] = useState<Partial<Exchange>>({});
  const to = chosen(offers, "to", wish.to);
  const forThem = offers.filter((offer) => offer.to === to);
  const give = chosen(forThem, "give", wish.give);
  const take = chosen(
    forThem.filter((offer) => offer.give === give),
    "take",
    wish.take,
  );
  const offer = forThem.find((one) => one.give === give && one.take === take);
  const choose = (part: Partial<Exchange>) => setWish({ ...wish, ...part });
  return (
    <div className="cv-trade" data-testid="curse-trade">
      {to !== null && (
        <Row
          name={t("curse.trade_with")}
          values={valuesOf(offers, "to")}
          chosen={to}
          choose={(one) => choose({ to: one })}
          shown={(one) => figures[one ?? 0]}
        />
      )}
      <Row
        name={t("curse.trade_give")}
        values={valuesOf(forThem, "give")}
        chosen={give}
        choose={(one) => choose({ give: one })}
        shown={(one) => <Token colour={one} blind={false} t={t} />}
      />
      <Row
        name={t("curse.trade_get")}
        values={valuesOf(
          forThem.filter((one) => one.give === give),
          "take",
        )}
        chosen={take}
        choose={(one) => choose({ take: one })}
        shown={(one) => <Token colour={one} blind={blind} t={t} />}
      />
      <button
        type="button"
        className="cv-act cv-main"
        data-testid="curse-offer"
        disabled={offer === undefined}
        onClick={() => offer && play([offer.move])}
      >
        {t("curse.trade_offer")}
      </button>
    </div>
  );
}

type Part = "to" | "give" | "take";

function valuesOf<P extends Part>(offers: Exchange[], part: P): Exchange[P][] {
  return [...new Set(offers.map((offer) => offer[part]))];
}

/** What was wished for where that can be had, else the first that can. */
function chosen<P extends Part>(offers: Exchange[], part: P, wish: Exchange[P] | undefined): Exchange[P] {
  const values = valuesOf(offers, part);
  return (values.includes(wish as Exchange[P]) ? wish : values[0]) as Exchange[P];
}

interface RowProps<Value> {
  name: string;
  values: Value[];
  chosen: Value;
  choose(value: Value): void;
  shown(value: Value): ReactNode;
}

function Row<Value extends string | number | null>({ name, values, chosen, choose, shown }: RowProps<Value>) {
  return (
    <fieldset className="cv-trade-row">
      <legend>{name}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className="cv-act"
          aria-pressed={value === chosen}
          data-value={value}
          onClick={() => choose(value)}
        >
          {shown(value)}
        </button>
      ))}
    </fieldset>
  );
}

/** A treasure of a colour, with its word; one that is drawn blind, or nothing at all. */
export function Token({ colour, blind, t }: { colour: string; blind: boolean; t: Props["t"] }) {
  const nothing = colour === "nothing";
  const name = t(nothing ? (blind ? "curse.drawn_blind" : "curse.nothing") : `curse.${colour}`);
  return (
    <span className="cv-token">
      {(!nothing || blind) && <Sign kind={nothing ? "unknown" : "token"} colour={colour} name="" />}
      {name}
    </span>
  );
}
