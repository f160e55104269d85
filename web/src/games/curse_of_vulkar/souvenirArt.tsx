/** The pictures of the souvenirs, drawn by us, in a square of 24. */

import type { ReactNode } from "react";

const ART: Record<string, ReactNode> = {
  tote_bag: <path d="M5 9h14l1.5 12h-17zM8.5 11V7a3.5 3.5 0 017 0v4" />,
  snow_globe: (
    <>
      <circle cx="12" cy="10.5" r="7" />
      <path d="M7 17l-1.5 4h13L17 17M12 6v5M9.5 9.5l5 0M10 13h4" />
    </>
  ),
  selfie_stick: <path d="M4 21L14 10M13 3h7v11h-7zM16 12h1" />,
  cursed_sapphires: <path d="M8 4h8l5 6-9 10L3 10zM3 10h18M8 4l4 6 4-6M12 10v10" />,
  hiking_boots: <path d="M6 3h7v9l6 3c2 1 2 3 2 5H5V3M13 7h-4M13 10h-4M5 17h15" />,
  island_map: <path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14M5 13l2-2M11 11l2 2" />,
  pocket_torch: <path d="M9 9h6l-1 12h-4zM7 3h10l-2 6H9zM12 13v2M4 4L2 3M20 4l2-1" />,
  zoom_lens: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6" />
    </>
  ),
  metal_detector: (
    <>
      <path d="M20 3l-9 13M16 4l4 3" />
      <ellipse cx="9" cy="18" rx="6" ry="3" />
    </>
  ),
  walkie_talkie: (
    <path d="M8 7h8v14H8zM9 7V2M11 10h2M11 13h2M10 17h4M19 4c1.5 1 1.5 4 0 5M21 2c3 2 3 7 0 9" />
  ),
};

/** A souvenir among words or on its card. */
export function SouvenirSign({ souvenir }: { souvenir: string }) {
  return (
    <svg className="cv-souvenir-art" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {ART[souvenir]}
    </svg>
  );
}
