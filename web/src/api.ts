/** What the page asks over plain HTTP. */

import { useEffect, useState } from "react";
import type { Language } from "./games/scene";
import type {
  About,
  Admission,
  AskReview,
  AskWorkbench,
  ComeIn,
  Ending,
  GamePicture,
  LessonStep,
  LookBack,
  MinutePicture,
  Noted,
  OpenRoom,
  Problem,
  PushKey,
  Replay,
  RoomSummary,
  Rulebook,
  Subscribe,
  TryLesson,
  Verification,
  Workbench,
} from "./messages";
import { settings } from "./settings";
import type { Translate } from "./texts";

/** The server answered, and it was no. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    detail: string,
  ) {
    super(detail);
  }
}

const TOO_FAST = 429;
const BROKEN = 500;

/** What went wrong, in the reader's language. */
export function wordsFor(problem: unknown, t: Translate): string {
  if (!(problem instanceof Declined)) return t("no_server");
  if (problem.status === TOO_FAST) return t("too_fast");
  return problem.status >= BROKEN || problem.message === "" ? t("server_trouble") : problem.message;
}

async function call<T>(path: string, said?: unknown): Promise<T> {
  return (await answerTo(path, said)).json() as Promise<T>;
}

async function answerTo(path: string, said?: unknown): Promise<Response> {
  const headers = { "accept-language": settings.get().language };
  const asked: RequestInit =
    said === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify(said),
        };
  const answer = await fetch(path, asked);
  if (!answer.ok) throw new Declined(answer.status, await detailOf(answer));
  return answer;
}

async function detailOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).detail ?? "";
  } catch {
    return "";
  }
}

const known = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const before = known.get(path);
  if (before) return before as Promise<T>;
  const asked = call<T>(path);
  known.set(path, asked);
  asked.catch(() => known.delete(path));
  return asked;
}

const part = encodeURIComponent;

export const api = {
  about: () => once<About>("/api/about"),
  games: (language: Language) => once<GamePicture[]>(`/api/games?language=${language}`),
  goOn: (code: string, token: string) => call<Admission>(`/api/rooms/${part(code)}/next`, { token }),
  openRoom: (room: OpenRoom) => call<Admission>("/api/rooms", room),
  publicRooms: (language: Language) => call<RoomSummary[]>(`/api/rooms?language=${language}`),
  room: (code: string) => call<RoomSummary>(`/api/rooms/${part(code)}`),
  pushKey: () => once<PushKey>("/api/push"),
  subscribe: (code: string, wish: Subscribe) => call<Noted>(`/api/rooms/${part(code)}/push`, wish),
  forgetSubscription: (endpoint: string) => call<Noted>("/api/push/forget", { endpoint }),
  comeIn: (code: string, person: ComeIn) => call<Admission>(`/api/rooms/${part(code)}/people`, person),
  rules: (game: string, language: Language) =>
    once<Rulebook>(`/api/rules/${part(game)}?language=${language}`),
  minute: (game: string, language: Language) =>
    once<MinutePicture[]>(`/api/rules/${part(game)}/minute?language=${language}`),
  replay: (match: string, seat: number | null, language: Language) =>
    call<Replay>(`/api/matches/${part(match)}?language=${language}${seat === null ? "" : `&seat=${seat}`}`),
  ending: (match: string, language: Language) =>
    call<Ending>(`/api/matches/${part(match)}/ending?language=${language}`),
  verification: (match: string, language: Language) =>
    call<Verification>(`/api/matches/${part(match)}/verification?language=${language}`),
  log: async (match: string): Promise<string> => (await answerTo(logOf(match))).text(),
  workbench: (asked: AskWorkbench, language: Language) =>
    call<Workbench>(`/api/spare/workbench?language=${language}`, asked),
  review: (asked: AskReview, language: Language) =>
    call<LookBack>(`/api/spare/review?language=${language}`, asked),
  lesson: (game: string, step: number, language: Language) =>
    call<LessonStep>(`/api/lessons/${part(game)}/${step}?language=${language}`),
  tryLesson: (game: string, step: number, language: Language, tried: TryLesson) =>
    call<LessonStep>(`/api/lessons/${part(game)}/${step}?language=${language}`, tried),
};

export const qrOf = (code: string, invitation: string): string =>
  `/api/rooms/${part(code)}/qr.svg${invitation === "" ? "" : `?invited=${part(invitation)}`}`;
export const rulePicture = (game: string, name: string, language: Language): string =>
  `/api/rules/${part(game)}/pictures/${part(name)}?language=${language}`;
export const logOf = (match: string): string => `/api/matches/${part(match)}/log`;
/** The name that the server gives to the log of a match. */
export const logName = (game: string, match: string): string => `${game}-${match.slice(0, 8)}.log`;

/** What one types to check the log of a match: the owner of the server may start it by another name. */
export function useVerify(): string {
  return `${useFetched("about", api.about).value?.command ?? "emberisle"} verify`;
}

/** How many games the server simulates for whoever asks what if; none if 0, or as long as that is not known. */
export const useWorkbenchGames = (): number => useFetched("about", api.about).value?.workbench_games ?? 0;

interface Fetched<T> {
  value: T | null;
  problem: Error | null;
}

/** What a request answers, asked anew when `key` changes; the old answer stays until the new one is here. */
export function useFetched<T>(key: string, ask: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ value: null, problem: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when the question is another one
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => wanted && setFetched({ value, problem: null }),
      (problem: Error) => wanted && setFetched({ value: null, problem }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return fetched;
}

/** The games that this server has. */
export const useGames = (language: Language): Fetched<GamePicture[]> =>
  useFetched(language, () => api.games(language));
