"use client";

import "./globals.css";
import { ColorSchemeScript } from "./_components/color-scheme-script.tsx";
import ErrorPage from "./error.tsx";

interface GlobalErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** The last page there is: stands in for the frame of all pages when that fails itself. */
export default function GlobalError(props: GlobalErrorProps) {
  return (
    <html lang="en" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <title>Something went wrong · Offerboard</title>
        <ColorSchemeScript />
      </head>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
