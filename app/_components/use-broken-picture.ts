"use client";

import { useState } from "react";

/** Whether a picture cannot be had, also where that was known before this script had come; and what it has to be given. */
export function useBrokenPicture() {
  const [isBroken, setBroken] = useState(false);
  const lookAgain = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  };
  return { isBroken, watched: { ref: lookAgain, onError: () => setBroken(true) } };
}
