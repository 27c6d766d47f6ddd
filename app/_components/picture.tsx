"use client";

import type { ComponentProps } from "react";
import { useBrokenPicture } from "./use-broken-picture.ts";

/** Stands for a picture that cannot be had: nothing but its place, which what lies below it fills. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** A picture that leaves its place as it is where it cannot be had: no broken glyph, and its words are kept. */
export function Picture({ src, srcSet, alt, ...rest }: ComponentProps<"img"> & { src: string; alt: string }) {
  const { isBroken, watched } = useBrokenPicture();
  const shown = isBroken ? { src: NOTHING } : { srcSet, src };
  return <img decoding="async" {...rest} {...watched} {...shown} alt={alt} />;
}
