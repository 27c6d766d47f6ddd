import { describe, expect, it } from "vitest";
import { httpWebhooks } from "./http.ts";

describe("an endpoint below .invalid", () => {
  it.each([true, false])("is down, where private addresses are reached: %s", async (reachesPrivate) => {
    const { post } = httpWebhooks({ reachesPrivate });
    await expect(post("https://down.invalid/hooks", {}, "{}")).rejects.toThrow("There is no such host.");
  });
});
