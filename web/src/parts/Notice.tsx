import type { ReactNode } from "react";
import { useTexts } from "../texts";
import { Link } from "./Link";

/** A page that has little to say: something was not found, or is still on its way. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <main id="main" className="notice" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
      <p>
        <Link to="/" className="button">
          {t("to_map")}
        </Link>
      </p>
    </main>
  );
}
