import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { API_VERSION } from "#server/http/request.ts";
import { headersOfHealth } from "./response-headers.ts";

/** How a process is. */
export const health = z
  .object({
    status: z
      .enum(["ok", "unavailable", "starting", "draining"])
      .meta({ description: "How the process is.", example: "ok" }),
    database: z
      .enum(["up", "down", "unknown"])
      .meta({ description: "Whether the database answers within two seconds.", example: "up" }),
    version: z.string().meta({ description: "Version of the interface.", example: API_VERSION }),
  })
  .meta({ id: "Health", description: "How a process is." });
export type Health = z.output<typeof health>;

export const HEALTH_TAG = "Health";

const example: Health = { status: "ok", database: "up", version: API_VERSION };
const answer = (description: string, example: Health) => ({
  description,
  headers: headersOfHealth,
  content: { "application/json": { schema: health, example } },
});

/** What tells how a process is; no operation, as it is answered while nothing else can be. */
export const healthPath: ZodOpenApiPathsObject = {
  "/health": {
    get: {
      operationId: "getHealth",
      summary: "Tell how the process is",
      description:
        "200 once the process has started and while the database answers it. With `ready` it is 200 only while requests may be sent here: a process that ends is not. It has a connection of its own, so no load makes it late.",
      tags: [HEALTH_TAG],
      security: [{}],
      requestParams: {
        query: z.object({
          ready: z
            .string()
            .optional()
            .meta({ description: "Ask as a load balancer does; its value does not matter.", example: "" }),
        }),
      },
      responses: {
        "400": { $ref: "#/components/responses/unknown_parameter" },
        "200": answer("It is well.", example),
        "503": answer("It is not, or not any more.", { ...example, status: "draining" }),
      },
    },
  },
};
