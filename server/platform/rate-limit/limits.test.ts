import { describe, expect, it } from "vitest";
import type { Identity } from "#server/platform/identity/identify.ts";
import { network, refusedLimit, requestLimit, signInLimits } from "./limits.ts";

const organizationId = "org_1";
const anonymous: Identity = { actor: { kind: "anonymous" }, person: null, key: null };
const actor = { kind: "apiKey", organizationId, keyId: "key_1", scopes: [] } as const;
const keyed = (readsPerMinute: number | null, writesPerMinute: number | null): Identity => ({
  actor,
  person: null,
  key: { actor, readsPerMinute, writesPerMinute },
});
const person = { userId: "usr_1", sessionId: "s", name: "A", email: "a@example.com", isEmailVerified: true };
const signedIn: Identity = { ...anonymous, person };
const address = "192.0.2.7";

describe("how requests are counted", () => {
  it("not at all where access is open", () => {
    expect(requestLimit("open", keyed(null, null), address, true)).toBeNull();
    expect(requestLimit("open", anonymous, address, false)).toBeNull();
    expect(refusedLimit("open", address)).toBeNull();
  });

  it.each<[string, Identity, boolean, string, number]>([
    ["a key's reads", keyed(null, null), false, "key:key_1:read", 600],
    ["a key's writes", keyed(null, null), true, "key:key_1:write", 120],
    ["the reads of a key with a rate of its own", keyed(50, 5), false, "key:key_1:read", 50],
    ["the writes of a key with a rate of its own", keyed(50, 5), true, "key:key_1:write", 5],
    ["a person's reads", signedIn, false, "person:usr_1:read", 600],
    ["a person's writes", signedIn, true, "person:usr_1:write", 120],
    ["anybody's", anonymous, false, "anonymous:192.0.2.7", 300],
  ])("%s, by the minute", (_, identity, changes, caller, limit) => {
    expect(requestLimit("keys", identity, address, changes)).toEqual({ caller, limit, seconds: 60 });
  });

  it("refusals by address", () => {
    expect(refusedLimit("keys", address)).toEqual({ caller: "refused:192.0.2.7", limit: 60, seconds: 60 });
    expect(refusedLimit("keys", undefined)).toBeNull();
  });

  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("%s stands for %s", (given, counted) => {
    expect(network(given)).toBe(counted);
  });
});

describe("how signing in is counted", () => {
  const secret = { authSecret: "a secret" };
  const keys = { ...secret, apiAccess: "keys" as const };
  const open = { ...secret, apiAccess: "open" as const };

  it.each([
    "/sign-in/email",
    "/two-factor/verify-totp",
    "/passkey/verify-authentication",
    "/change-password",
  ])("%s: few for an address of mail, more for an address of the net, in 15 minutes", (path) => {
    const [email, net] = signInLimits(path, "Ada@Example.com ", address, keys);
    expect(email).toMatchObject({ limit: 10, seconds: 900 });
    expect(net).toEqual({ caller: "sign-in:192.0.2.7", limit: 30, seconds: 900 });
    expect(signInLimits(path, "ada@example.com", address, keys)[0]).toEqual(email);
  });

  it.each(["/sign-in/magic-link", "/sign-up/email", "/request-password-reset", "/send-verification-email"])(
    "%s: five mails an hour",
    (path) => {
      const [email, net] = signInLimits(path, "ada@example.com", address, keys);
      expect(email).toMatchObject({ limit: 5, seconds: 3600 });
      expect(net).toMatchObject({ limit: 30, seconds: 3600 });
    },
  );

  it("of one machine that is everybody's is generous, of one mailbox is not", () => {
    const [email, net] = signInLimits("/sign-in/email", "ada@example.com", address, open);
    expect([email?.limit, net?.limit]).toEqual([10, 3000]);
  });

  it("never names a mailbox", () => {
    for (const { caller } of signInLimits("/sign-in/email", "ada@example.com", address, keys)) {
      expect(caller).not.toMatch(/ada|example/);
    }
  });

  it("leaves the rest alone", () => {
    expect(signInLimits("/get-session", undefined, address, keys)).toEqual([]);
    expect(signInLimits("/sign-out", undefined, address, keys)).toEqual([]);
  });
});
