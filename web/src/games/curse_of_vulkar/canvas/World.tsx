/** The island itself: ground, sea and light. Nothing here ever moves. */

import { memo } from "react";
import type { Look, Size } from "../../../camera/look";
import { Ground, Sea, Sky } from "../../modelIsland/Surroundings";
import type { Made } from "./made";

interface Props {
  made: Made;
  dark: boolean;
  overview(size: Size): Look;
}

export const World = memo(function World({ made, dark, overview }: Props) {
  return (
    <>
      <Sky dark={dark} overview={overview} />
      <Sea sea={made.sea} level={made.relief.level} low={made.low} dark={dark} />
      <Ground land={made.land} ground={made.ground} />
    </>
  );
});
