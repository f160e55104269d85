import { Icon, type IconName } from "../parts/Icon";
import { useTexts } from "../texts";
import { type Reel, SPEEDS, type Speed } from "./useReel";

/** The keys of the projector: scrub, step, run, and how fast. */
export function Player({ reel, frames }: { reel: Reel; frames: number }) {
  const { t } = useTexts();
  const last = frames - 1;
  return (
    <div className="player" role="toolbar" aria-label={t("replay_keys")} data-testid="player">
      <Key icon="first" label={t("to_begin")} press={() => reel.seek(0)} off={reel.at === 0} />
      <Key icon="back" label={t("step_back")} press={() => reel.seek(reel.at - 1)} off={reel.at === 0} />
      <Key
        icon={reel.running ? "pause" : "play"}
        label={reel.running ? t("stop") : t("run")}
        press={() => reel.run(!reel.running)}
      />
      <Key icon="next" label={t("step_on")} press={() => reel.seek(reel.at + 1)} off={reel.at === last} />
      <Key icon="last" label={t("to_end")} press={() => reel.seek(last)} off={reel.at === last} />
      <input
        type="range"
        min={0}
        max={last}
        value={reel.at}
        aria-label={t("scrub")}
        aria-valuetext={t("picture_of", { at: reel.at + 1, all: frames })}
        onChange={(event) => reel.seek(Number(event.target.value))}
      />
      <span className="faint small player-count">
        {reel.at + 1} / {frames}
      </span>
      <select
        aria-label={t("speed")}
        value={reel.speed}
        onChange={(event) => reel.setSpeed(Number(event.target.value) as Speed)}
      >
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {speed}×
          </option>
        ))}
      </select>
    </div>
  );
}

interface KeyProps {
  icon: IconName;
  label: string;
  press(): void;
  off?: boolean;
}

function Key({ icon, label, press, off = false }: KeyProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={press}
      disabled={off}
    >
      <Icon name={icon} />
    </button>
  );
}
