import { describe, expect, it } from "vitest";
import { pathAs } from "./session.ts";

describe("where an identity goes on", () => {
  it.each([
    ["owner", "/portal/purchases/opi_1", "/console"],
    ["auditor", "/console/tokens/t", "/console"],
    [undefined, "/console", "/portal"],
    [undefined, "/portal/board", "/portal"],
    ["owner", "/offerings/off_1", "/offerings/off_1"],
    [undefined, "/account", "/account"],
    [undefined, "/console-of-another", "/console-of-another"],
  ])("%s from %s to %s", (role, path, expected) => expect(pathAs({ role }, path)).toBe(expected));
});
