/** The buttons for the view of a model island, remembered by this browser. */

import { Tool } from "../../parts/Tool";
import type { Taste } from "./taste";
import "./model.css";

interface Props {
  /** Begins the names of the buttons, and of their words. */
  id: string;
  taste: Taste;
  change(part: Partial<Taste>): void;
  t(key: string): string;
}

export function Tools({ id, taste, change, t }: Props) {
  return (
    <div className="mi-tools" role="toolbar" aria-label={t(`${id}.view`)}>
      <Tool
        name={t(`${id}.flat`)}
        id={`${id}-flat`}
        pressed={taste.flat}
        use={() => change({ flat: !taste.flat })}
      >
        <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" />
      </Tool>
      {!taste.flat && (
        <Tool
          name={t(`${id}.low`)}
          id={`${id}-low`}
          pressed={taste.low}
          use={() => change({ low: !taste.low })}
        >
          <path d="M3 19l6-10 4 6 3-4 5 8z" />
        </Tool>
      )}
      <Tool
        name={t(`${id}.follow`)}
        id={`${id}-follow`}
        pressed={taste.follow}
        use={() => change({ follow: !taste.follow })}
      >
        <path d="M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v4M12 18v4M2 12h4M18 12h4" />
      </Tool>
    </div>
  );
}
