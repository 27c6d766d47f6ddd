"use client";

import "swagger-ui-dist/swagger-ui.css";
import { useEffect, useRef, useState } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { COLOR_SCHEME_ATTRIBUTE, COLOR_SCHEME_EVENT } from "#app/_components/shell/color-scheme.ts";
import { fixAccessibility, plainPaths } from "./accessible-viewer.ts";
import classes from "./api-reference.module.css";
import { codeSamples } from "./code-samples.ts";
import { readDescription } from "./description.ts";

/** The viewer's own name for the dark scheme, on the root element. */
const DARK_CLASS = "dark-mode";

/**
 * The viewer of what the interface can do, fetched when it is asked for.
 * @param props.subject the one it shows
 */
export function Viewer({ subject }: { subject: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");

  useEffect(() => {
    const domNode = place.current;
    if (domNode === null) return;
    let isGone = false;
    const stop = fixAccessibility(domNode);
    const draw = async () => {
      const [{ default: show }, spec] = await Promise.all([
        import("swagger-ui-dist/swagger-ui-bundle.js"),
        readDescription(subject),
      ]);
      if (isGone) return;
      show({
        domNode,
        spec,
        deepLinking: true,
        tryItOutEnabled: true,
        // None: the document never leaves this server.
        validatorUrl: null,
        defaultModelsExpandDepth: 0,
        displayRequestDuration: true,
        persistAuthorization: true,
        // The one whose colours can all be read.
        syntaxHighlight: { theme: "obsidian" },
        plugins: [plainPaths, codeSamples(classes)],
        onComplete: () => setState("ready"),
      });
    };
    draw().catch(() => setState("failed"));
    return () => {
      isGone = true;
      stop();
    };
  }, [subject]);

  useEffect(() => {
    const root = document.documentElement;
    const follow = () =>
      root.classList.toggle(DARK_CLASS, root.getAttribute(COLOR_SCHEME_ATTRIBUTE) === "dark");
    follow();
    window.addEventListener(COLOR_SCHEME_EVENT, follow);
    return () => {
      window.removeEventListener(COLOR_SCHEME_EVENT, follow);
      root.classList.remove(DARK_CLASS);
    };
  }, []);

  return (
    <div className={classes.reference} aria-busy={state === "loading"}>
      {state === "loading" && (
        <div className={classes.skeleton} role="status">
          <span className="visually-hidden">Loading the reference…</span>
        </div>
      )}
      {state === "failed" && (
        <Notice tone="negative" role="alert" title="The reference could not be loaded">
          <span>
            Reload the page, or read the <a href={`/api/openapi.json?subject=${subject}`}>OpenAPI document</a>{" "}
            itself.
          </span>
        </Notice>
      )}
      {/* It grows for a while: it is shown once it is whole, in the place of what stood for it. */}
      <div ref={place} hidden={state !== "ready"} />
    </div>
  );
}
