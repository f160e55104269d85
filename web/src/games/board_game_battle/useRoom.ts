import { type RefObject, useLayoutEffect, useState } from "react";
import type { Room } from "./framing";

/** How large an element is at present. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const seen = element.current;
    if (seen === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = seen;
      if (width > 0 && height > 0) {
        setRoom((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
      }
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(seen);
    return () => watching.disconnect();
  }, [element]);
  return room;
}
