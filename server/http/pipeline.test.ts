import { describe, expect, it } from "vitest";
import type { Application } from "#server/kernel/application.ts";
import { refuse } from "#server/kernel/errors.ts";
import { createLog } from "#server/process/log.ts";
import { refusalFor } from "./pipeline.ts";

/** What a failure is answered with, and the lines that the log has of it. */
function told(error: unknown) {
  const lines: object[] = [];
  const log = createLog({ logLevel: "warn" }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = { log } as unknown as Application;
  const { code } = refusalFor(error, { app, requestId: "request-4711", path: "/api/offering" });
  return { code, lines };
}

describe("a failure that nobody foresaw", () => {
  it("is answered with nothing but the request's id, under which the log has its cause", () => {
    const { code, lines } = told(new Error("the roof leaks"));
    expect(code).toBe("internal_error");
    expect(lines).toEqual([
      expect.objectContaining({
        requestId: "request-4711",
        path: "/api/offering",
        msg: "request failed",
        err: expect.objectContaining({ message: "the roof leaks" }),
      }),
    ]);
  });

  it("is told from a refusal, which the log does not have", () => {
    expect(told(refuse("offering_not_found"))).toEqual({ code: "offering_not_found", lines: [] });
  });
});
