/** A launch on the flat map: marbles roll, figures tumble and decks fall, as the server computed it. */

import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { Ring } from "../../scene";
import type { Figure } from "../figures";
import { leaning, leanOf, lengthOf, POINTS_A_SECOND, poseAt } from "../films";
import { CLATTER, KNOCK, ROLL } from "../sounds";
import type { CurseBoard, CurseFilm, CurseTrack } from "../types";
import { Pawn } from "./Figures";
import { Deck } from "./Things";

interface Props {
  film: CurseFilm;
  board: CurseBoard;
  figures: Figure[];
  sound: Ring;
  done(): void;
}

/** Slower than it was, so that eyes can follow. */
const PACE = 0.55;
const LANDING = 600;
const HALF_HEIGHT = 1.6;
const TAIL = 14;
const RADII: Record<string, number> = { ember: 0.65, fireball: 0.8, boulder: 1.2, bee: 0.35 };

export function FilmShown({ film, board, figures, sound, done }: Props) {
  const picture = usePicture(film, sound, done);
  return (
    <g className="cv-film" data-testid="curse-film">
      {film.tracks.map((track) => {
        const key = `${track.kind} ${track.name}`;
        if (track.kind === "figure") {
          const figure = figures.find(({ number }) => `${number}` === track.name);
          return figure && <Tumbling key={key} track={track} picture={picture} figure={figure} />;
        }
        if (track.kind === "deck") return <Falling key={key} track={track} picture={picture} board={board} />;
        return <Marble key={key} track={track} picture={picture} />;
      })}
    </g>
  );
}

/** Which picture of the film is seen now. */
function usePicture(film: CurseFilm, sound: Ring, done: () => void): number {
  const [picture, setPicture] = useState(0);
  const latest = useRef({ sound, done });
  latest.current = { sound, done };
  useEffect(() => {
    const began = performance.now();
    const pace = (POINTS_A_SECOND * PACE) / 1000;
    let frame = 0;
    const step = (now: number) => {
      setPicture((now - began) * pace);
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    latest.current.sound(film.tracks.filter(({ kind }) => kind in RADII).length > 1 ? "rumble" : ROLL);
    const timers = film.touches.map(([ms, kind]) =>
      setTimeout(() => latest.current.sound(kind === "figure" ? KNOCK : CLATTER), ms / PACE),
    );
    timers.push(setTimeout(() => latest.current.done(), lengthOf(film) / pace + LANDING));
    return () => {
      cancelAnimationFrame(frame);
      timers.forEach(clearTimeout);
    };
  }, [film]);
  return picture;
}

interface Shown {
  track: CurseTrack;
  picture: number;
}

function Marble({ track, picture }: Shown) {
  const pose = poseAt(track, picture);
  if (pose === null) return null;
  const at = Math.floor(picture - track.first);
  const tail = track.path.slice(Math.max(0, at - TAIL), at + 1);
  return (
    <g className={`cv-marble cv-${track.kind}`} data-testid="curse-marble">
      <path
        className="cv-tail-of-fire"
        d={tail.length > 1 ? `M${tail.map(([x, y]) => `${x} ${y}`).join("L")}` : ""}
      />
      <circle cx={pose[0]} cy={pose[1]} r={RADII[track.kind] ?? 0.7} />
    </g>
  );
}

/** A figure in a film; until something touches it, it stands. */
function Tumbling({ track, picture, figure }: Shown & { figure: Figure }) {
  const pose = poseAt(track, picture) ?? track.path[0];
  if (pose === undefined) return null;
  const [x, y] = pose;
  const [east, south] = leanOf(pose);
  const place = `translate(${x + HALF_HEIGHT * east}px, ${y + HALF_HEIGHT * south}px)`;
  return (
    <g
      className="cv-figure cv-tumbling"
      style={{ "--seat": figure.colour, transform: place } as CSSProperties}
    >
      <Pawn figure={figure} turn={leaning(pose)} />
    </g>
  );
}

function Falling({ track, picture, board }: Shown & { board: CurseBoard }) {
  const deck = board.decks[track.name];
  const pose = poseAt(track, picture) ?? track.path[0];
  if (deck === undefined || pose === undefined) return null;
  const gone = Math.min(1, Math.max(0, (picture - track.first) / 30));
  return (
    <g transform={`translate(${pose[0]} ${pose[1]}) rotate(${-deck.turn})`} opacity={1 - gone}>
      <Deck length={deck.length} ladder={deck.ladder} />
    </g>
  );
}
