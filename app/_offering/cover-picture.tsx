"use client";

import { useBrokenPicture } from "#app/_components/use-broken-picture.ts";

interface CoverPictureProps {
  src: string;
  srcSet: string | undefined;
  sizes: string;
  className: string | undefined;
  priority: "first" | "soon" | "late";
}

/** A picture that leaves its place to what lies below it where it cannot be had. */
export function CoverPicture({ src, srcSet, sizes, className, priority }: CoverPictureProps) {
  const { isBroken, watched } = useBrokenPicture();
  return (
    <img
      {...watched}
      className={className}
      hidden={isBroken}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      alt=""
      width={1200}
      height={675}
      // What is in sight is painted with the page, not a moment after it.
      decoding={priority === "late" ? "async" : "sync"}
      loading={priority === "late" ? "lazy" : "eager"}
      fetchPriority={priority === "first" ? "high" : "auto"}
    />
  );
}
