/** One room: its state, and the line to it. */

import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { type Answered, Connection, type Request, type Status } from "../connection";
import type { Heard } from "../differences";
import { rememberRoom, tokenFor } from "../memory";
import type { Refused } from "../messages";
import { settings, useSettings } from "../settings";
import { takeKey } from "./key";
import { type Happening, heard, NOTHING, type RoomState } from "./state";

export interface Room {
  state: RoomState;
  status: Status;
  /** The last thing that was refused. */
  refused: Refused | null;
  ask(request: Request): Promise<Answered>;
  happen(what: Happening): void;
  /** Come in anew with the key that is remembered now. */
  comeIn(): void;
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
  const line = useRef<Connection | null>(null);
  const { language } = useSettings();
  const spoken = useRef(language);

  useEffect(() => {
    const hear = (message: Heard) => {
      if (message.type === "refused") {
        if (message.why === "bad_token") rememberRoom(code, { token: null });
        setRefused(message);
        return;
      }
      if (message.type === "welcome") setRefused((before) => (isOvercome(before) ? null : before));
      happen(message);
    };
    const connection = new Connection({
      hello: () => ({ type: "hello", token: tokenFor(code), language: settings.get().language }),
      hear,
      status: setStatus,
      dial: () => new WebSocket(addressOf(code)),
    });
    line.current = connection;
    connection.open();
    const hurry = () => document.visibilityState === "visible" && connection.hurry();
    const turnKey = () => takeKey() && connection.again();
    addEventListener("online", hurry);
    addEventListener("hashchange", turnKey);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("hashchange", turnKey);
      document.removeEventListener("visibilitychange", hurry);
      connection.close();
    };
  }, [code]);

  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void line.current?.ask({ type: "speak", language });
  }, [language]);

  const ways = useMemo(
    () => ({
      ask: (request: Request) => line.current?.ask(request) ?? Promise.reject(new Error("no line")),
      comeIn: () => line.current?.again(),
      forgive: () => setRefused(null),
    }),
    [],
  );
  return { state, status, refused, happen, ...ways };
}
