import type { Metadata } from "next";
import type { ReactNode } from "react";
import { siteOrigin } from "#app/_data/site-origin.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(await siteOrigin()) };
}

/** Pages that explain; each brings its own head, which marks it. */
export default function AboutLayout({ children }: { children: ReactNode }) {
  return children;
}
