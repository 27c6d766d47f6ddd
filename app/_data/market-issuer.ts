import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";
import { orNotFound } from "./or-not-found.ts";

/** One issuer by its short name or its identifier, read once a request; an unknown one is the page that says so. */
export const marketIssuer = cache((slug: string) => orNotFound(trpc.issuer.get({ slug })));
