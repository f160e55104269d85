/** A launch on the flat map: marbles roll, figures tumble and decks fall, as the server computed it. */

import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { useClock } from "../../clock";
import type { Ring } from "../../scene";
import type { Figure } from "../figures";
import { isOver, leaning, leanOf, poseAt, RADII } from "../films";
import { showingOf } from "../showing";
import type { CurseBoard, CurseFilm, CurseTrack } from "../types";
import { Pawn } from "./Figures";
import { Deck } from "./Things";

interface Props {
  film: CurseFilm;
  board: CurseBoard;
  figures: Figure[];
  /** Who lies when it is over; all others are put back where they stood. */
  fallen: ReadonlySet<number>;
  sound: Ring;
  done(): void;
}

const HALF_HEIGHT = 1.6;
const TAIL = 14;

export function FilmShown({ film, board, figures, fallen, sound, done }: Props) {
  const picture = usePicture(film, board, sound, done);
  return (
    <g className="cv-film" data-testid="curse-film">
      {film.tracks.map((track) => {
        const key = `${track.kind} ${track.name}`;
        if (track.kind === "figure") {
          const figure = figures.find(({ number }) => `${number}` === track.name);
          if (figure === undefined) return null;
          const back = isOver(film, picture) && !fallen.has(figure.number);
          return <Tumbling key={key} track={track} picture={back ? 0 : picture} figure={figure} />;
        }
        if (track.kind === "deck") return <Falling key={key} track={track} picture={picture} board={board} />;
        return <Marble key={key} track={track} picture={picture} />;
      })}
    </g>
  );
}

/** Which picture of the film is seen now. */
function usePicture(film: CurseFilm, board: CurseBoard, sound: Ring, done: () => void): number {
  const showing = useMemo(() => showingOf(film, board), [film, board]);
  const [picture, setPicture] = useState(showing.pictureAt(0));
  const clock = useClock();
  const latest = useRef({ sound, done });
  latest.current = { sound, done };
  useEffect(() => {
    const began = clock.now();
    let frame = 0;
    const step = () => {
      setPicture(showing.pictureAt(clock.now() - began));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const waiting = showing.cues.map(({ at, sound }) => clock.after(at, () => latest.current.sound(sound)));
    waiting.push(clock.after(showing.lasts, () => latest.current.done()));
    return () => {
      cancelAnimationFrame(frame);
      for (const callOff of waiting) callOff();
    };
  }, [showing, clock]);
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
