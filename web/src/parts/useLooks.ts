import { useContext, useMemo } from "react";
import { looksIn } from "../games";
import type { Picture } from "../messages";
import { colourOf, shapeOf } from "../seats";
import { AtTable } from "./Seat";

/** The colours and shapes of all seats in a picture; the same lists as long as they are the same. */
export function useLooks(picture: Picture): { colours: string[]; shapes: string[] } {
  const chosen = useContext(AtTable).map(({ look }) => look);
  const written = JSON.stringify(looksIn(picture, chosen));
  return useMemo(() => {
    const looks: (number | null)[] = JSON.parse(written);
    return { colours: looks.map(colourOf), shapes: looks.map(shapeOf) };
  }, [written]);
}
