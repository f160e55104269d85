/** One room: its state, and the line to it. */

import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { type Answered, Connection, type Request, type Status } from "../connection";
import type { Heard } from "../differences";
import { rememberRoom, tokenFor } from "../memory";
import type { Refused } from "../messages";
import { reloadIfReplaced } from "../offline/newerPage";
import { settings, useSettings } from "../settings";
import { useStore } from "../store";
import { takeInvitation } from "./invitation";
import { offeredKey, takeKey } from "./key";
import { type Happening, heard, NOTHING, type RoomState } from "./state";

export interface Room {
  state: RoomState;
  status: Status;
  /** The last thing that was refused. */
  refused: Refused | null;
  /** Why the door did not open, the last time that it was tried. */
  shut: string | null;
  /** What the host says to whom he has shown out. */
  removed: string | null;
  ask(request: Request): Promise<Answered>;
  happen(what: Happening): void;
  /** Come in anew with the key that is remembered now. */
  comeIn(): void;
  /** Look in again, after having been shown out. */
  watch(): void;
  /** Hang up until somebody looks at the page again. */
  rest(): void;
  /** Call again now, where the line is broken. */
  hurry(): void;
  forgive(): void;
}

function addressOf(code: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/rooms/${encodeURIComponent(code)}/ws`;
}

/** What kept somebody out is of no interest once inside, but for a key that was not good. */
function isOvercome(refused: Refused | null): boolean {
  return refused !== null && refused.id === null && refused.why !== "bad_token";
}

export function useRoom(code: string): Room {
  const [state, happen] = useReducer(
    (before: RoomState, what: Happening) => heard(before, what, performance.now()),
    NOTHING,
  );
  const [status, setStatus] = useState<Status>("connecting");
  const [refused, setRefused] = useState<Refused | null>(null);
  const [shut, setShut] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const line = useRef<Connection | null>(null);
  const { language } = useSettings();
  const spoken = useRef(language);
  // Whoever is asked on arrival with which key to come in does not come in before.
  const asked = useStore(offeredKey)?.code === code;
  const [ready, setReady] = useState(!asked);
  if (!ready && !asked) setReady(true);

  useEffect(() => {
    if (!ready) return;
    const hear = (message: Heard) => {
      if (message.type === "refused") {
        if (message.why === "bad_token" || message.why === "removed") rememberRoom(code, { token: null });
        if (message.why === "removed") {
          connection.close();
          setRemoved(message.text);
          return;
        }
        setRefused(message);
        if (message.id === null && message.why !== "too_fast") setShut(message.text);
        return;
      }
      if (message.type === "welcome") {
        setShut(null);
        setRefused((before) => (isOvercome(before) ? null : before));
      }
      happen(message);
    };
    let broken = false;
    const noteStatus = (now: Status) => {
      if (broken && now === "open") void reloadIfReplaced();
      broken = now === "reconnecting";
      setStatus(now);
    };
    const connection = new Connection({
      hello: () => ({ type: "hello", token: tokenFor(code), language: settings.get().language }),
      hear,
      status: noteStatus,
      dial: () => new WebSocket(addressOf(code)),
    });
    line.current = connection;
    connection.open();
    const hurry = () => document.visibilityState === "visible" && connection.hurry();
    addEventListener("online", hurry);
    addEventListener("hashchange", takeKey);
    addEventListener("hashchange", takeInvitation);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("hashchange", takeKey);
      removeEventListener("hashchange", takeInvitation);
      document.removeEventListener("visibilitychange", hurry);
      connection.close();
    };
  }, [code, ready]);

  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void line.current?.ask({ type: "speak", language });
  }, [language]);

  const ways = useMemo(
    () => ({
      ask: (request: Request) => line.current?.ask(request) ?? Promise.reject(new Error("no line")),
      comeIn: () => line.current?.again(),
      rest: () => line.current?.rest(),
      hurry: () => line.current?.hurry(),
      watch: () => {
        setRemoved(null);
        line.current?.open();
      },
      forgive: () => setRefused(null),
    }),
    [],
  );
  return { state, status, refused, shut: status === "open" ? null : shut, removed, happen, ...ways };
}
