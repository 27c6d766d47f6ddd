import { describe, expect, it } from "vitest";
import { file } from "#server/kernel/operation.ts";
import { replyFile } from "./reply-file.ts";

const output = file({
  mediaTypes: ["application/pdf", "image/png"],
  disposition: "attachment",
  cache: "never",
});
const headersOf = async (mediaType: string, isFramed?: boolean) => {
  const answer = { mediaType, fileName: "passport.pdf", content: "%PDF", ...(isFramed && { isFramed }) };
  return (await replyFile(output, answer, new Map())).headers;
};

describe("a file", () => {
  it.each([["application/pdf"], ["image/png"]])(
    "of %s is saved, and stands in no frame",
    async (mediaType) => {
      const headers = await headersOf(mediaType);
      expect(headers.get("content-disposition")).toBe('attachment; filename="passport.pdf"');
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options")).toBeNull();
    },
  );

  it("that is asked for in place stands in frames of our own pages alone, and may do nothing there", async () => {
    const headers = await headersOf("application/pdf", true);
    expect(headers.get("content-disposition")).toBe('inline; filename="passport.pdf"');
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([
    ["hour", true, "public, max-age=3600"],
    ["hour", false, "private, max-age=3600"],
    ["forever", true, "public, max-age=31536000, immutable"],
    ["never", true, "private, no-store"],
    [undefined, true, null],
  ] as const)(
    "is kept by clients for %s, and by shared caches where it is public: %s",
    async (cache, isPublic, told) => {
      const kind = file({ mediaTypes: ["image/webp"], disposition: "inline", ...(cache && { cache }) });
      const answer = { mediaType: "image/webp", fileName: "a.webp", content: "", isPublic };
      expect((await replyFile(kind, answer, new Map())).headers.get("cache-control")).toBe(told);
    },
  );
});
