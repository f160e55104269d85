import type { GamePicture } from "../messages";

/** What a game says of itself; one that has only its title says nothing more. */
export const summaryOf = ({ title, summary }: GamePicture): string => (summary === title ? "" : summary);
