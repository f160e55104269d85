/** All that moves on the island, and the camera that follows it. */

import type { Look, Size } from "../../../camera/look";
import { Camera } from "../../modelIsland/Camera";
import type { CurseCanvasProps } from "./contract";
import type { Made } from "./made";

interface Props extends CurseCanvasProps {
  made: Made;
  overview(size: Size): Look;
}

const AT_REST = { action: null, clock: () => 0 };

export function Moving({ overview, follow, still }: Props) {
  return <Camera overview={overview} show={AT_REST} acted={[]} offered={[]} follow={follow} still={still} />;
}
