import type { Facts } from "../games/scene";
import type { Figure, MedalPicture, TurningPoint as Point } from "../messages";
import { SeatSign } from "../parts/Seat";

interface Said {
  names: string[];
  t(key: string, facts?: Facts): string;
}

/** When the winner came to be ahead for good. */
export function TurningPoint({ point, t }: { point: Point } & Pick<Said, "t">) {
  return (
    <section className="turning-point" aria-label={t("ending.turning_point")} data-testid="turning-point">
      <h3>{t("ending.turning_point")}</h3>
      <p>
        {point.text} {point.told !== "" && <q>{point.told}</q>}
      </p>
    </section>
  );
}

export function Figures({ figures, names, t }: { figures: Figure[] } & Said) {
  return (
    <section aria-label={t("ending.figures")}>
      <h3>{t("ending.figures")}</h3>
      <dl className="figures" data-testid="figures">
        {figures.map(({ name, title, value, seats }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <b>{value}</b>
              <Whose seats={seats} names={names} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whose a figure is. */
function Whose({ seats, names }: { seats: number[]; names: string[] }) {
  if (seats.length === 0) return null;
  return (
    <span className="whose">
      {seats.map((seat) => (
        <span key={seat}>
          <SeatSign seat={seat} /> {names[seat]}
        </span>
      ))}
    </span>
  );
}

export function Medals({ medals, names, t }: { medals: MedalPicture[] } & Said) {
  return (
    <section aria-label={t("ending.medals")}>
      <h3>{t("ending.medals")}</h3>
      <ul className="medals" data-testid="medals">
        {medals.map(({ name, title, why, seat }) => (
          <li key={name}>
            <Medal />
            <div>
              <b>{title}</b>
              <span className="whose">
                <SeatSign seat={seat} /> {names[seat]}
              </span>
              <p>{why}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A medal on its ribbon. */
function Medal() {
  return (
    <svg className="medal" viewBox="0 0 24 32" aria-hidden="true" focusable="false">
      <path className="ribbon" d="M5 0h6l3 13H9zM19 0h-6l-3 13h5z" />
      <circle className="disc" cx="12" cy="21" r="9" />
      <path className="flame" d="M12 14c3 3 4 5 4 8a4 4 0 01-8 0c0-2 1-3 2-4 0 1 1 2 1 2 1-2 1-4 1-6z" />
    </svg>
  );
}
