import { describe, expect, it } from "vitest";
import { dataHeaders, pageHeaders } from "./security-headers.ts";

const served = { publicUrl: "https://offerboard.example", isProduction: true };
const demo = { publicUrl: "http://localhost:3000", isProduction: true };
const development = { publicUrl: "http://localhost:3000", isProduction: false };

/** The directives of a policy, by name. */
function policyOf(headers: Readonly<Record<string, string>>): Record<string, string[]> {
  const directives = (headers["content-security-policy"] ?? "").split("; ").map((text) => text.split(" "));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

describe("the headers of every answer", () => {
  it.each([
    ["data", dataHeaders(demo)],
    ["a page", pageHeaders(demo, "n0nce")],
  ])("keep %s out of frames, and what it is", (_, headers) => {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-site",
    });
    expect(policyOf(headers)["frame-ancestors"]).toEqual(["'none'"]);
  });

  it("ask for https where the service is reached by it, and only there", () => {
    for (const headers of [dataHeaders(served), pageHeaders(served, "n0nce")]) {
      expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    }
    for (const headers of [dataHeaders(demo), pageHeaders(demo, "n0nce")]) {
      expect(headers).not.toHaveProperty("strict-transport-security");
    }
    expect(policyOf(pageHeaders(served, "n0nce"))).toHaveProperty("upgrade-insecure-requests");
    expect(policyOf(pageHeaders(demo, "n0nce"))).not.toHaveProperty("upgrade-insecure-requests");
  });
});

describe("the policy of data", () => {
  it("lets nothing run or load", () => {
    expect(policyOf(dataHeaders(served))).toEqual({
      "default-src": ["'none'"],
      "frame-ancestors": ["'none'"],
    });
  });
});

describe("the policy of a page", () => {
  const policy = policyOf(pageHeaders(served, "n0nce"));

  it("runs the scripts that carry the request's nonce, and what they load", () => {
    expect(policy["script-src"]).toEqual(["'nonce-n0nce'", "'strict-dynamic'"]);
    expect(policy["script-src-attr"]).toEqual(["'none'"]);
  });

  it("takes style elements from us alone; attributes of style are what charts are drawn with", () => {
    expect(policy["style-src-elem"]).toEqual(["'self'", "'nonce-n0nce'"]);
    expect(policy["style-src-attr"]).toEqual(["'unsafe-inline'"]);
  });

  it("talks, posts, frames and asks for pictures nowhere else", () => {
    expect(policy["connect-src"]).toEqual(["'self'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(policy[name]).toEqual(["'none'"]);
    }
    expect(policy["frame-src"]).toEqual(["'self'"]);
    expect(policy["img-src"]).toEqual(["'self'", "data:"]);
  });

  it("allows nothing inline or evaluated but attributes of style", () => {
    for (const place of [served, demo]) {
      const { "style-src-attr": _styles, ...rest } = policyOf(pageHeaders(place, "n0nce"));
      expect(JSON.stringify(rest)).not.toMatch(/unsafe|\*|http:/);
    }
  });

  it("gives hot reloading what it needs, in development alone", () => {
    const relaxed = policyOf(pageHeaders(development, "n0nce"));
    expect(relaxed["script-src"]).toEqual(["'nonce-n0nce'", "'strict-dynamic'", "'unsafe-eval'"]);
    expect(relaxed["connect-src"]).toEqual(["'self'", "ws:", "wss:"]);
  });

  it("leaves passkeys to our own pages, and the rest of the device to nobody", () => {
    const permissions = pageHeaders(served, "n0nce")["permissions-policy"];
    expect(permissions).toContain("publickey-credentials-get=(self)");
    expect(permissions).toContain("publickey-credentials-create=(self)");
    for (const feature of ["camera", "microphone", "geolocation", "payment"]) {
      expect(permissions).toContain(`${feature}=()`);
    }
  });
});
