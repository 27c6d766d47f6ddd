import type { Metadata } from "next";

/** What the large networks draw: 1.91 to 1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

interface PreviewOf {
  title: string;
  description: string;
  /** Where the picture is: a path of this site, or an address of the main one. */
  picture: string;
}

/** What a page says to whoever draws a link to it. */
export function previewLinks({
  title,
  description,
  picture,
}: PreviewOf): Pick<Metadata, "openGraph" | "twitter"> {
  const images = [{ url: picture, ...PREVIEW_SIZE, type: "image/png", alt: title }];
  return {
    openGraph: { type: "website", siteName: "Offerboard", title, description, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}
