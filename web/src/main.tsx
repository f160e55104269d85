import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { registerServiceWorker } from "./offline/register";
import { Broken } from "./parts/Broken";
import { ErrorBoundary } from "./parts/ErrorBoundary";
import { takeInvitation } from "./room/invitation";
import { takeKey } from "./room/key";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/frames.css";
import "./styles/faces.css";
import "./styles/map.css";
import "./styles/covers.css";
import "./styles/lobby.css";
import "./styles/notices.css";
import "./styles/table.css";
import "./styles/players.css";
import "./styles/side.css";
import "./styles/curtain.css";
import "./styles/panels.css";
import "./styles/narrow.css";

const page = document.getElementById("page");
if (page) {
  takeKey();
  takeInvitation();
  createRoot(page).render(
    <StrictMode>
      <ErrorBoundary otherwise={<Broken />}>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  );
  registerServiceWorker();
}
