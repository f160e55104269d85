/** Which drawing belongs to a name. */

import type { ReactNode } from "react";
import { AVATARS } from "./avatars";
import { CHARACTERS } from "./characters";
import type { AvatarId, CharacterId, FaceId } from "./ids";

export const AVATAR_IDS = Object.keys(AVATARS) as AvatarId[];

export const isCharacter = (face: FaceId | null): face is CharacterId => face !== null && face in CHARACTERS;

export const drawingOf = (face: FaceId): ReactNode =>
  isCharacter(face) ? CHARACTERS[face] : AVATARS[face as AvatarId];
