import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";

/** What needs the people of the organization, asked once a request: the dashboard tells it, the rooms count it. */
export const currentAttention = cache(() => trpc.dashboard.attention({}));
