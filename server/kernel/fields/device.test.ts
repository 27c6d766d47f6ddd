import { describe, expect, it } from "vitest";
import { deviceOf } from "./device.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit";
describe("a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
      "Firefox on Windows",
    ],
    [`${mac}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari on macOS"],
    [`${mac}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, "Chrome on macOS"],
    [`${mac}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge on macOS"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36",
      "Chrome on Linux",
    ],
    ["curl/8.5.0", "curl/8.5.0"],
    ["python-requests/2.32 extra", "python-requests/2.32"],
    ["", undefined],
    [undefined, undefined],
  ])("of %s is %s", (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
