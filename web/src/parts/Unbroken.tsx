/** A sentence in which what is written with a hyphen between figures, like the name of a tile, is not broken. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/(\b\d+-[\dDT]+\b)/);
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
      <span key={at} className="together">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
