import "./model.css";

interface Props {
  /** From 0 to 1. */
  done: number;
  label: string;
}

/** How much of an island is made. */
export function Making({ done, label }: Props) {
  return (
    <p className="mi-making" data-testid="island-making">
      <span>{label}</span>
      <progress value={done} aria-label={label} />
    </p>
  );
}
