import { describe, expect, it } from "vitest";
import { faultOf } from "./send-image.ts";

describe("a file chosen as a picture", () => {
  it.each(["image/png", "image/jpeg", "image/webp", "image/avif"])("may be %s", (type) => {
    expect(faultOf({ type, size: 2 * 1024 * 1024 })).toBeNull();
  });

  it.each([
    ["image/svg+xml", 10, "Choose a PNG"],
    ["image/gif", 10, "Choose a PNG"],
    ["", 10, "Choose a PNG"],
    ["image/png", 3_500_000, "This file has 3.3 MB"],
  ])("of %s and %i bytes need not be sent", (type, size, told) => {
    expect(faultOf({ type, size })).toContain(told);
  });
});
