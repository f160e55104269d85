import type { ReactNode } from "react";
import { NightSea } from "../map/NightSea";
import { useTexts } from "../texts";
import { Adrift } from "./Adrift";
import { ErrorBoundary } from "./ErrorBoundary";
import { Link } from "./Link";
import { TopBar } from "./TopBar";

interface Props {
  title: string;
  children?: ReactNode;
  /** Buttons and links that lead on, before the one to the map. */
  ways?: ReactNode;
  /** What tests call it. */
  id?: string;
  /** Whether there is a map to go to. */
  map?: boolean;
}

/** A page that has little to say, such as that something was not found: the bar, what it is, and the ways on. */
export function Notice({ title, children, ways, id = "notice", map = true }: Props) {
  const { t } = useTexts();
  return (
    <div className="map notice-page">
      <NightSea />
      {/* The bar may be what broke. */}
      <ErrorBoundary otherwise={null}>
        <TopBar />
      </ErrorBoundary>
      <main id="main" className="notice" tabIndex={-1} data-testid={id}>
        <Adrift />
        <div role="alert">
          <h1>{title}</h1>
          {children}
        </div>
        <p className="notice-ways">
          {ways}
          {map && (
            <Link to="/" className={ways === undefined ? "button" : "button quiet"}>
              {t("to_map")}
            </Link>
          )}
        </p>
      </main>
    </div>
  );
}
