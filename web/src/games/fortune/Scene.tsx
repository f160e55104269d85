/** Fortune: eight dice on a wooden tray by lantern light. */

import "./fortune.css";
import "./parts.css";
import "./actions.css";
import "./shapes.css";
import { useMemo, useRef, useState } from "react";
import { type Measured, useSize } from "../../camera/useSize";
import type { SceneProps } from "../scene";
import { withWords } from "../withWords";
import { Actions } from "./Actions";
import { Banner } from "./Banner";
import { Card, kindOf } from "./Card";
import type { Drag } from "./DiceMesh";
import { DieButtons } from "./DieButtons";
import { type Die, facesIn, gathered, moved, onCard, type Place } from "./dice";
import { useSettled, useSounds } from "./hooks";
import { settingIn, shapeOf, viewOf } from "./layout";
import type { Plan } from "./notation";
import { Odds } from "./Odds";
import { Players } from "./Players";
import { paletteOf } from "./palette";
import { Standing } from "./Scores";
import { arranging, cardIn, knownOf, moodOf, trayOf } from "./shown";
import { TrayCanvas } from "./TrayCanvas";
import { de, en } from "./texts";
import type { FortuneScene, FortuneView } from "./types";

type Props = SceneProps<FortuneView, FortuneScene>;

const UNMEASURED: Measured = { width: 1, height: 1, pane: { left: 0, top: 0, right: 1, bottom: 1 } };

function Scene(props: Props) {
  const { picture, table, scene, lines, mine, still, dark, language, t } = props;
  const [tray, setTray] = useState(() => trayOf(null, picture, lines));
  const shown = tray.picture === picture ? tray : trayOf(tray, picture, lines, props.previous !== null);
  if (shown !== tray) setTray(shown);
  const [rested, rest] = useSettled(shown.count, props.settled, still);
  useSounds(shown.count, lines, props.sound);

  const root = useRef<HTMLDivElement>(null);
  const hole = useRef<HTMLDivElement>(null);
  const measured = useSize(root, hole) ?? UNMEASURED;
  const card = cardIn(picture);
  const chest = kindOf(card).kind === "treasure_chest";
  const setting = useMemo(() => settingIn(measured.pane, chest), [measured, chest]);
  const view = useMemo(() => viewOf(measured, measured.pane, setting), [measured, setting]);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);

  const mood = moodOf(shown);
  const palette = useMemo(() => paletteOf(dark, mood), [dark, mood]);
  const words = useMemo(
    () => ({ keep: t("fortune_keep"), roll: t("fortune_roll"), skulls: t("fortune_skulls") }),
    [t],
  );

  const { dice, island } = shown;
  const known = knownOf(shown, rested || still);
  const asked = mine !== null && picture.to_move === mine && !picture.over;
  const filling = asked && picture.question === "FillChest";
  const plan: Plan = {
    question: picture.question,
    rolled: facesIn(dice, "roll"),
    chest: facesIn(dice, "chest"),
  };
  const lay = (next: Die[]) => setTray({ ...shown, dice: next });
  const move = (id: number, place: Place) => {
    lay(moved(dice, id, place));
    props.sound("tile");
  };
  const gather = (place: Place) => lay(gathered(dice, place));

  return (
    <div
      ref={root}
      className="fortune"
      data-testid="fortune"
      data-dark={dark}
      data-still={still}
      data-mood={mood}
      data-shape={shapeOf(measured)}
      data-question={picture.question}
      data-inputs={picture.inputs}
      data-settled={rested}
      data-asked={asked}
      data-turn={table.turn}
      data-keep={facesIn(dice, "keep")}
      data-roll={plan.rolled}
      data-chest={plan.chest}
      data-skulls={table.skulls}
    >
      {measured.width > 1 && (
        <TrayCanvas
          view={view}
          palette={palette}
          words={words}
          setting={setting}
          inviting={filling}
          eerie={mood !== "table"}
          skulls={mood === "zombies" ? 0 : known.table.skulls}
          drawn={onCard(table)}
          dice={dice}
          thrown={shown.thrown}
          count={shown.count}
          still={still}
          drag={drag}
          hovered={hovered}
          rested={rest}
        />
      )}
      <div className="fortune-over">
        <div className="fortune-left">
          <Card key={`${card} ${table.turn}`} card={card} effect={scene.effect} t={t} />
          <Players {...props} />
        </div>
        <div className="fortune-hole" ref={hole} />
        <Banner {...props} island={island} />
        <div className="fortune-right">
          <Standing table={known.table} scene={known.scene} mood={mood} language={language} t={t} />
          {asked && rested && <Odds {...props} plan={plan} dice={dice} lay={lay} />}
        </div>
        <div className="fortune-bottom">
          {asked && rested && (
            <Actions
              picture={picture}
              plan={plan}
              standing={table.standing}
              language={language}
              play={props.play}
              t={t}
            />
          )}
        </div>
      </div>
      {asked && rested && arranging(picture.question) && (
        <DieButtons
          dice={dice}
          setting={setting}
          filling={filling}
          view={view}
          hover={setHovered}
          drag={setDrag}
          move={move}
          gather={gather}
          t={t}
        />
      )}
    </div>
  );
}

export default withWords(Scene, { en, de });
