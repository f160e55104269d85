import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { MapScreen } from "./map/MapScreen";
import { isOffline, Offline } from "./offline/Offline";
import { Broken } from "./parts/Broken";
import { ErrorBoundary } from "./parts/ErrorBoundary";
import { Notice } from "./parts/Notice";
import { useKeptFocus } from "./parts/useKeptFocus";
import { routeOf, usePath } from "./router";
import { useDark, useSettings, useStill } from "./settings";
import { useTexts } from "./texts";

const RoomScreen = lazy(() => import("./room/RoomScreen").then((all) => ({ default: all.RoomScreen })));
const ReplayScreen = lazy(() =>
  import("./replay/ReplayScreen").then((all) => ({ default: all.ReplayScreen })),
);
const LearnScreen = lazy(() => import("./learn/LearnScreen").then((all) => ({ default: all.LearnScreen })));
const RulesScreen = lazy(() => import("./rules/RulesScreen").then((all) => ({ default: all.RulesScreen })));
const WorkbenchScreen = lazy(() =>
  import("./workbench/WorkbenchScreen").then((all) => ({ default: all.WorkbenchScreen })),
);
const LookBackScreen = lazy(() =>
  import("./review/LookBackScreen").then((all) => ({ default: all.LookBackScreen })),
);

export function App() {
  const { t } = useTexts();
  const path = usePath();
  useAppearance();
  useKeptFocus();
  const [offline, setOffline] = useState(isOffline);
  const back = useCallback(() => setOffline(false), []);
  const came = useRef(path);
  useEffect(() => {
    if (came.current !== path) document.getElementById("main")?.focus({ preventScroll: true });
    came.current = path;
  }, [path]);
  return (
    <>
      <a className="skip-link" href="#main">
        {t("skip_to_content")}
      </a>
      <Suspense fallback={<main id="main" className="notice" tabIndex={-1} aria-busy="true" />}>
        {offline ? (
          <Offline back={back} />
        ) : (
          <ErrorBoundary key={path} otherwise={<Broken />}>
            <Screen path={path} />
          </ErrorBoundary>
        )}
      </Suspense>
    </>
  );
}

function Screen({ path }: { path: string }) {
  const { t } = useTexts();
  const route = routeOf(path);
  switch (route.screen) {
    case "map":
      return <MapScreen />;
    case "room":
      return <RoomScreen key={route.code} code={route.code} />;
    case "replay":
      return <ReplayScreen match={route.match} />;
    case "learn":
      return <LearnScreen game={route.game} />;
    case "rules":
      return <RulesScreen game={route.game} />;
    case "what-if":
      return <WorkbenchScreen key={route.game} game={route.game} />;
    case "look-back":
      return <LookBackScreen key={route.match} match={route.match} />;
    case "lost":
      return (
        <Notice title={t("lost")} id="lost">
          <p>{t("lost_text")}</p>
        </Notice>
      );
  }
}

/** Puts the language, the light and the motion where the stylesheets find them. */
function useAppearance(): void {
  const { language } = useSettings();
  const dark = useDark();
  const still = useStill();
  useEffect(() => {
    const { documentElement: html } = document;
    html.lang = language;
    html.dataset.theme = dark ? "dark" : "light";
    html.dataset.motion = still ? "still" : "full";
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute("content", dark ? "#0d1b2e" : "#f6ecd9");
  }, [language, dark, still]);
}
