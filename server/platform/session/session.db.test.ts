import { beforeEach, describe, expect, it } from "vitest";
import { legalDocuments } from "#db/schema/enums.ts";
import type { Person } from "#server/kernel/context.ts";
import { legalVersions } from "#server/kernel/fields/legal.ts";
import { makePerson } from "#testing/calls.ts";
import { NOW, openSuite, refusalOf, unique } from "#testing/testing.ts";

const suite = await openSuite();

let ida: Person;
let other: Person;
beforeEach(async () => {
  [ida, other] = await Promise.all([makePerson(suite), makePerson(suite)]);
});

/** A further browser of a person. */
async function openBrowser(
  { userId }: Person,
  { userAgent = null, expiresAt = "2099-01-01" }: { userAgent?: string | null; expiresAt?: string } = {},
): Promise<string> {
  const id = unique("ses");
  const at = new Date(NOW.getTime() - 60_000).toISOString();
  await suite.sql`insert into auth_session
      (id, token, user_id, ip_address, user_agent, last_used_at, expires_at, created_at, updated_at)
    values (${id}, ${unique("secret")}, ${userId}, '203.0.113.7', ${userAgent}, ${at}, ${expiresAt}, ${at}, ${at})`;
  return id;
}

const sessionsOf = async ({ userId }: Person) =>
  (await suite.sql<{ id: string }[]>`select id from auth_session where user_id = ${userId} order by id`).map(
    ({ id }) => id,
  );

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("one's sessions", () => {
  it("are told with device and last use, the latest first, and never with what opens them", async () => {
    const there = await openBrowser(ida, { userAgent: firefox });
    await openBrowser(ida, { expiresAt: "2027-02-10T11:59:59Z" });
    await openBrowser(other);
    const { data } = await suite.call({ person: ida }).session.list({});
    expect(data).toEqual([
      expect.objectContaining({ sessionId: ida.sessionId, device: "An unknown device", isCurrent: true }),
      {
        object: "session",
        sessionId: there,
        device: "Firefox on Windows",
        address: "203.0.113.7",
        isCurrent: false,
        lastUsedAt: "2027-02-10T11:59:00.000Z",
        createdAt: "2027-02-10T11:59:00.000Z",
        expiresAt: "2099-01-01T00:00:00.000Z",
      },
    ]);
    expect(JSON.stringify(data)).not.toContain("secret");
  });

  it("end one by one", async () => {
    const there = await openBrowser(ida);
    expect(await suite.call({ person: ida }).session.revoke({ sessionId: there })).toEqual({
      object: "session",
      sessionId: there,
    });
    expect(await sessionsOf(ida)).toEqual([ida.sessionId]);
    const again = suite.call({ person: ida }).session.revoke({ sessionId: there });
    expect((await refusalOf(again)).code).toBe("session_not_found");
  });

  it("are nobody else's to end", async () => {
    const there = await openBrowser(ida);
    const call = suite.call({ person: other });
    expect((await refusalOf(call.session.revoke({ sessionId: there }))).code).toBe("session_not_found");
    expect(await call.session.revokeOthers({})).toEqual({ object: "revocation", revoked: 0 });
    expect(await sessionsOf(ida)).toHaveLength(2);
  });

  it("all end but the one that asks", async () => {
    await Promise.all([openBrowser(ida), openBrowser(ida), openBrowser(other)]);
    expect(await suite.call({ person: ida }).session.revokeOthers({})).toEqual({
      object: "revocation",
      revoked: 2,
    });
    expect(await sessionsOf(ida)).toEqual([ida.sessionId]);
    expect(await sessionsOf(other)).toHaveLength(2);
  });

  it("stay as they are in a dry run", async () => {
    await openBrowser(ida);
    const call = suite.call({ person: ida, dryRun: true });
    expect(await call.session.revokeOthers({})).toEqual({ object: "revocation", revoked: 1 });
    expect(await sessionsOf(ida)).toHaveLength(2);
  });
});

describe("oneself", () => {
  it("is told with the ways to sign in", async () => {
    await suite.sql`insert into auth_account (id, account_id, provider_id, user_id, password)
      values (${unique()}, ${ida.userId}, 'credential', ${ida.userId}, 'hash')`;
    await suite.sql`insert into auth_passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
      values (${unique("pk")}, 'Laptop', 'key', ${ida.userId}, ${unique()}, 0, 'singleDevice', false, ${NOW.toISOString()})`;
    const seen = await suite.call({ person: ida }).person.get({});
    expect(seen).toMatchObject({
      email: ida.email,
      hasPassword: true,
      hasSecondFactor: false,
      passkeys: [{ name: "Laptop", createdAt: NOW.toISOString() }],
    });
    expect(JSON.stringify(seen)).not.toContain("hash");
    expect(await suite.call({ person: other }).person.get({})).toMatchObject({
      hasPassword: false,
      passkeys: [],
    });
  });

  it("changes its own name alone", async () => {
    const call = suite.call({ person: ida });
    expect(await call.person.update({ name: "  Ida Sommer " })).toMatchObject({ name: "Ida Sommer" });
    expect(await suite.call({ person: other }).person.get({})).toMatchObject({ name: "Ida Person" });
    for (const name of ["", "  ", "a\nb", "x".repeat(201)]) {
      expect((await refusalOf(call.person.update({ name }))).code).toBe("invalid_request");
    }
    expect(await call.person.get({})).toMatchObject({ name: "Ida Sommer" });
  });
});

describe("the platform's texts", () => {
  const inForce = legalDocuments.map((document) => ({ document, version: legalVersions[document] }));
  const acceptedBy = async ({ userId }: Person) =>
    [
      ...(await suite.sql`
        select document::text, version from auth_consent where user_id = ${userId} order by accepted_at, document`),
    ] as { document: string; version: string }[];

  it("are asked for anew where somebody accepted older ones, once, and both are kept", async () => {
    await suite.sql`insert into auth_consent (user_id, document, version, accepted_at)
      values (${ida.userId}, 'TERMS', '2020-01-01', '2020-01-02'),
             (${ida.userId}, 'PRIVACY', ${legalVersions.PRIVACY}, '2020-01-03')`;
    const caller = suite.call({ person: ida });
    const due = [{ document: "TERMS" as const, version: legalVersions.TERMS }];
    expect((await caller.person.get({})).consentsDue).toEqual(due);
    expect((await caller.organization.viewer({})).person?.consentsDue).toEqual(due);
    expect((await caller.person.acceptLegal({ accepted: due })).consentsDue).toEqual([]);
    await caller.person.acceptLegal({ accepted: due });
    expect((await caller.organization.viewer({})).person?.consentsDue).toEqual([]);
    expect(await acceptedBy(ida)).toEqual([
      { document: "TERMS", version: "2020-01-01" },
      { document: "PRIVACY", version: legalVersions.PRIVACY },
      { document: "TERMS", version: legalVersions.TERMS },
    ]);
  });

  it("are all asked for where nothing was recorded, and nobody accepts them for another", async () => {
    await suite.call({ person: ida }).person.acceptLegal({ accepted: inForce });
    expect((await suite.call({ person: other }).person.get({})).consentsDue).toEqual(inForce);
    expect(await acceptedBy(other)).toEqual([]);
  });

  it("are not accepted in a version that is not in force, none of them", async () => {
    const accepted = [...inForce.slice(0, 1), { document: "PRIVACY" as const, version: "2020-01-01" }];
    const refusal = await refusalOf(suite.call({ person: ida }).person.acceptLegal({ accepted }));
    expect([refusal.code, refusal.status]).toEqual(["legal_version_not_in_force", 409]);
    expect(await acceptedBy(ida)).toEqual([]);
  });
});
