"use client";

import { useState } from "react";

interface CoverPictureProps {
  src: string;
  className: string | undefined;
  priority: "first" | "soon" | "late";
}

/** A picture that leaves its place to what lies below it where it cannot be had, also before this script had come. */
export function CoverPicture({ src, className, priority }: CoverPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const lookAgain = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  };
  return (
    <img
      ref={lookAgain}
      className={className}
      hidden={isBroken}
      onError={() => setBroken(true)}
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
