import { useState } from "react";
import { wordsFor } from "../api";
import { useTexts } from "../texts";
import { type Bound, type Checked, check } from "./check";

export interface Check {
  checking: boolean;
  found: Checked | null;
  /** Why it could not be checked just now. */
  problem: string;
  press(): void;
}

/** Lets a match be checked when somebody asks for it. */
export function useCheck(bound: Bound | null): Check {
  const { t, language } = useTexts();
  const [{ of, ...state }, setState] = useState({
    of: "",
    checking: false,
    found: null as Checked | null,
    problem: "",
  });
  const key = `${bound?.match} ${language}`;
  const press = () => {
    if (bound === null) return;
    setState({ of: key, checking: true, found: null, problem: "" });
    check(bound, language).then(
      (found) => setState({ of: key, checking: false, found, problem: "" }),
      (error) => setState({ of: key, checking: false, found: null, problem: wordsFor(error, t) }),
    );
  };
  return of === key ? { ...state, press } : { checking: false, found: null, problem: "", press };
}
