/** The names of what is drawn here, as the server knows them. */

import type { ChairPicture, Emote, SetAppearance } from "../messages";

export type AvatarId = NonNullable<SetAppearance["avatar"]>;
export type CharacterId = Exclude<ChairPicture["face"], AvatarId | null>;
export type FaceId = AvatarId | CharacterId;
export type EmoteId = Emote["emote"];
