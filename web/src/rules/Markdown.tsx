import { Fragment, type ReactNode } from "react";
import { Link } from "../parts/Link";
import { type Block, type Inline, markdown, withBrackets } from "./markdown";

interface Props {
  text: string;
  /** Words to mark where they are found. */
  marked?: string[];
  /** Opens another clause. */
  seek?(rule: string): void;
}

/** Draws a clause, or a lesson, from its Markdown. */
export function Markdown({ text, marked = [], seek }: Props) {
  return markdown(text).map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
    <Fragment key={at}>{drawnBlock(block, marked, seek)}</Fragment>
  ));
}

function drawnBlock(block: Block, marked: string[], seek: Props["seek"]): ReactNode {
  if (block.kind === "paragraph") return <p>{drawn(block.inside, marked, seek)}</p>;
  return (
    <ul>
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
        <li key={at}>{drawn(item, marked, seek)}</li>
      ))}
    </ul>
  );
}

function drawn(pieces: Inline[], marked: string[], seek: Props["seek"]): ReactNode {
  return withBrackets(pieces).map(({ opening, piece, closing }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
    <Fragment key={at}>
      {opening === "" && closing === "" ? (
        drawnPiece(piece, marked, seek)
      ) : (
        <span className="together">
          {opening}
          {drawnPiece(piece, marked, seek)}
          {closing}
        </span>
      )}
    </Fragment>
  ));
}

function drawnPiece(piece: Inline, marked: string[], seek: Props["seek"]): ReactNode {
  switch (piece.kind) {
    case "text":
      return withMarks(piece.text, marked);
    case "code":
      return <code>{withMarks(piece.text, marked)}</code>;
    case "strong":
      return <strong>{drawn(piece.inside, marked, seek)}</strong>;
    case "emphasis":
      return <em>{drawn(piece.inside, marked, seek)}</em>;
    case "clause":
      return seek ? (
        <button type="button" className="clause-link" onClick={() => seek(piece.rule)}>
          {withMarks(piece.rule, marked)}
        </button>
      ) : (
        withMarks(piece.rule, marked)
      );
    case "link":
      return piece.to.startsWith("/") ? (
        <Link to={piece.to}>{drawn(piece.inside, marked, seek)}</Link>
      ) : (
        <a href={piece.to} rel="noreferrer">
          {drawn(piece.inside, marked, seek)}
        </a>
      );
  }
}

export function withMarks(text: string, marked: string[]): ReactNode {
  if (marked.length === 0) return text;
  const any = new RegExp(
    `(${marked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`,
    "gi",
  );
  return text.split(any).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order
      <mark key={at}>{piece}</mark>
    ) : (
      piece
    ),
  );
}
