"use client";

import "./globals.css";
import { Page } from "./_components/page.tsx";
import { FirstScript } from "./_components/shell/first-script.tsx";
import { WentWrong, type WentWrongProps } from "./_components/went-wrong.tsx";

/** The last page there is: stands in for the frame of all pages when that fails itself. */
export default function GlobalError(props: WentWrongProps) {
  return (
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <title>Something went wrong · Offerboard</title>
        <FirstScript />
      </head>
      <body>
        <Page>
          <WentWrong {...props} />
        </Page>
      </body>
    </html>
  );
}
