/** What every provider of identity checks has to hold to, and what is each one's own. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdentityPort, Subject } from "./port.ts";
import { sandboxIdentity } from "./sandbox.ts";
import { stripeIdentity } from "./stripe-identity.ts";
import { openStripeStandIn, type StandInSession, type StripeStandIn } from "./testing.ts";

let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await openStripeStandIn();
});
afterAll(() => stripe.close());

const sandbox = sandboxIdentity(0);

let made = 0;
function subject(name = "Ada Lindqvist"): Subject {
  made += 1;
  return {
    organizationId: "org_1",
    customerId: "cus_1",
    verificationId: `ver_${made}`,
    name,
    email: "ada@example.com",
    countryCode: "DE",
  };
}

/** A provider, and how somebody comes to be verified, refused or neither with it. */
interface Candidate {
  readonly port: () => IdentityPort;
  readonly approved: (port: IdentityPort) => Promise<[string, Subject]>;
  readonly refused: (port: IdentityPort) => Promise<[string, Subject]>;
  readonly undecided: (port: IdentityPort) => Promise<[string, Subject]>;
}

async function sandboxed(port: IdentityPort, name: string): Promise<[string, Subject]> {
  const who = subject(name);
  return [(await port.begin(who)).reference, who];
}

async function atStripe(port: IdentityPort, change: Partial<StandInSession>): Promise<[string, Subject]> {
  const [reference, who] = await sandboxed(port, "Ada Lindqvist");
  Object.assign(session(reference), change);
  return [reference, who];
}

function session(reference: string): StandInSession {
  const found = stripe.sessions.get(reference);
  if (!found) throw new Error(`there is no ${reference}`);
  return found;
}

const stripePort = () =>
  stripeIdentity(
    { secretKey: "sk_test_1", apiBase: stripe.url },
    "https://offerboard.example/portal/verification",
  );

const candidates: Record<string, Candidate> = {
  sandbox: {
    port: () => sandbox,
    approved: (port) => sandboxed(port, "Ada Lindqvist"),
    refused: (port) => sandboxed(port, "Mallory Meyer"),
    undecided: (port) => sandboxed(port, "Una Undecided"),
  },
  "Stripe Identity": {
    port: stripePort,
    approved: (port) =>
      atStripe(port, { status: "verified", verified_outputs: { first_name: "ADA", last_name: "LINDQVIST" } }),
    refused: (port) =>
      atStripe(port, { last_error: { code: "document_expired", reason: "The document is expired." } }),
    undecided: (port) => atStripe(port, { status: "processing" }),
  },
};

describe.each(Object.entries(candidates))("%s", (_, candidate) => {
  const decided = async (which: "approved" | "refused" | "undecided") => {
    const port = candidate.port();
    return port.look(...(await candidate[which](port)));
  };

  it("begins a check once, however often it is asked", async () => {
    const port = candidate.port();
    const [one, another] = [subject(), subject()];
    const begun = await port.begin(one);
    expect(await port.begin(one)).toEqual(begun);
    expect((await port.begin(another)).reference).not.toBe(begun.reference);
  });

  it("verifies whoever is who it says", async () => {
    expect(await decided("approved")).toEqual({ status: "APPROVED" });
  });

  it("refuses with a code for programs and a sentence for people", async () => {
    expect(await decided("refused")).toEqual({
      status: "REJECTED",
      code: expect.stringMatching(/^[a-z][a-z0-9_]*$/),
      reason: expect.stringMatching(/^[A-Z].*[.]$/),
    });
  });

  it("may not know yet", async () => {
    expect((await decided("undecided")).status).toBe("PENDING");
  });

  it("says the same when it is asked again", async () => {
    const port = candidate.port();
    const asked = await candidate.refused(port);
    expect(await port.look(...asked)).toEqual(await port.look(...asked));
  });

  it("ends what nobody waits for, once or often, decided or not", async () => {
    const port = candidate.port();
    for (const which of ["approved", "refused", "undecided"] as const) {
      const [reference] = await candidate[which](port);
      await port.cancel(reference);
      await port.cancel(reference);
    }
  });
});

describe("the sandbox", () => {
  it.each(["Mallory", "Refused Person", "Rita REFUSED"])("always refuses %s", async (name) => {
    expect((await sandbox.look("any", subject(name))).status).toBe("REJECTED");
  });
  it.each(["Una Undecided", "Pending Person"])("never decides about %s", async (name) => {
    expect((await sandbox.look("any", subject(name))).status).toBe("PENDING");
  });
  it.each(["Unrefused", "Depending"])("knows names, not parts of them: %s", async (name) => {
    expect((await sandbox.look("any", subject(name))).status).toBe("APPROVED");
  });
});

describe("a session of Stripe's", () => {
  it("knows whose it is, and where to go on", async () => {
    const port = stripePort();
    const who = subject();
    const begun = await port.begin(who);
    const { metadata, url } = session(begun.reference);
    expect(metadata).toEqual({
      organizationId: "org_1",
      customerId: "cus_1",
      verificationId: who.verificationId,
    });
    expect(begun.url).toBe(url);
    expect(await port.look(begun.reference, who)).toEqual({ status: "PENDING", url });
  });

  it("that verified somebody else is refused", async () => {
    const port = stripePort();
    const somebody = { first_name: "Eva", last_name: "Meyer" };
    const asked = await atStripe(port, { status: "verified", verified_outputs: somebody });
    expect(await port.look(...asked)).toMatchObject({ status: "REJECTED", code: "name_mismatch" });
  });

  it("that was cancelled there is over", async () => {
    const port = stripePort();
    expect(await port.look(...(await atStripe(port, { status: "canceled" })))).toMatchObject({
      status: "REJECTED",
      code: "verification_cancelled",
    });
  });

  it("that has ended is left as it is; one that waits is cancelled", async () => {
    const port = stripePort();
    const [verified] = await atStripe(port, { status: "verified" });
    const [waiting] = await atStripe(port, {});
    await port.cancel(verified);
    await port.cancel(waiting);
    expect([session(verified).status, session(waiting).status]).toEqual(["verified", "canceled"]);
  });

  it("cannot be asked for while Stripe is away, and can afterwards", async () => {
    const port = stripePort();
    const who = subject();
    stripe.failing = 1;
    await expect(port.begin(who)).rejects.toThrow();
    expect((await port.begin(who)).reference).toMatch(/^vs_/);
  });
});
