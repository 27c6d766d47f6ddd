import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";

/** Who looks at the page, asked once a request. */
export const currentViewer = cache(() => trpc.organization.viewer({}));
