import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { rememberRoom } from "./memory";
import { keyIn, routeOf } from "./router";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/frames.css";
import "./styles/map.css";
import "./styles/covers.css";
import "./styles/lobby.css";
import "./styles/table.css";
import "./styles/side.css";
import "./styles/curtain.css";
import "./styles/panels.css";
import "./styles/narrow.css";

/** A private link brings its key along; it is kept here and taken out of the address. */
function takeKey(): void {
  const route = routeOf(location.pathname);
  const key = keyIn(location.hash);
  if (route.screen !== "room" || key === null) return;
  rememberRoom(route.code, { token: key });
  history.replaceState(null, "", location.pathname);
}

const page = document.getElementById("page");
if (page) {
  takeKey();
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
