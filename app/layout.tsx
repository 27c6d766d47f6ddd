import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { FirstScript } from "./_components/shell/first-script.tsx";
import { fonts } from "./_components/shell/fonts.ts";
import { requestNonce } from "./_components/shell/request-nonce.ts";

export const metadata: Metadata = {
  title: { default: "Offerboard: tokenized real-world assets", template: "%s · Offerboard" },
  description:
    "Buy shares of real-world assets as tokens: each offering with its price, its limits and what is left.",
  applicationName: "Offerboard",
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf9f5" },
    { media: "(prefers-color-scheme: dark)", color: "#121916" },
  ],
};

/**
 * The frame of every page. It brings the look and no script but the first, which is in the page itself; the areas that are
 * drawn with Mantine add `AppProviders`. It asks for the request's nonce, so every page below it is rendered for its
 * request and its scripts carry that nonce.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fonts} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <FirstScript nonce={await requestNonce()} />
      </head>
      <body>{children}</body>
    </html>
  );
}
