import { describe, expect, it } from "vitest";
import { makeToken, offeringInput } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

const create = (input: ReturnType<typeof offeringInput>, options: Parameters<typeof suite.call>[0] = {}) =>
  suite.call(options).offering.create(input);

describe("an offering", () => {
  it("is created with every field of the interface, and published", async () => {
    const token = await makeToken(suite, { name: "Harbour", symbol: "HLH", decimals: 6, totalSupply: 5000 });
    const input = offeringInput({
      tokenId: token.tokenId,
      title: "  Harbour Lofts Hamburg ",
      subtitle: "Above the old harbour",
      description: "A converted warehouse.",
      imageUrl: "https://example.com/harbour.jpg",
      type: "Real estate",
      pricePerToken: 12.5,
      offeringPeriod: { startDate: "2027-02-01T10:00:00+01:00", endDate: "2027-03-01T00:00:00.5Z" },
    });
    const offering = await create(input);
    expect(offering).toEqual({
      object: "offering",
      investors: 0,
      eligibility: { blockedCountries: [], verifiedOnly: false, lockUpDays: 0 },
      offeringId: expect.stringMatching(/^off_[0-9a-f]{32}$/),
      title: "Harbour Lofts Hamburg",
      token: {
        object: "token",
        name: "Harbour",
        symbol: "HLH",
        address: token.address,
        decimals: 6,
        isPaused: false,
        totalSupply: 5000,
        createdAt: NOW.toISOString(),
      },
      tokenId: token.tokenId,
      pricePerToken: 12.5,
      offeringPeriod: { startDate: "2027-02-01T09:00:00.000Z", endDate: "2027-03-01T00:00:00.500Z" },
      fundingLimits: { ...input.fundingLimits, raised: 0, reserved: 0 },
      participants: 0,
      organizationId: suite.organizationId,
      organizationName: expect.stringMatching(/^Issuer /),
      subdomain: input.subdomain,
      subtitle: "Above the old harbour",
      description: "A converted warehouse.",
      imageUrl: "https://example.com/harbour.jpg",
      type: "Real estate",
      currency: "EUR",
      state: "PUBLISHED",
      availability: "OPEN",
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
    });
    expect(await suite.call().offering.get({ offeringId: offering.offeringId })).toEqual(offering);
  });

  it("needs its six fields alone, and a draft stays one", async () => {
    const { currency: _, ...six } = offeringInput();
    const offering = await create({ ...six, publish: false } as never);
    expect(offering.state).toBe("DRAFT");
    expect(Object.keys(offering)).not.toEqual(expect.arrayContaining(["currency"]));
  });

  it("registers its token in the same moment where that is new", async () => {
    const tokenId = unique("new-token");
    const newToken = { name: "Harbour", symbol: "HBR", decimals: 2, totalSupply: 1000.5 };
    const offering = await create(offeringInput({ tokenId, newToken }));
    expect(offering).toMatchObject({ tokenId, token: { name: "Harbour", symbol: "HBR", decimals: 2 } });
    expect(await suite.call().token.get({ tokenId })).toMatchObject({
      totalSupply: 1000.5,
      issuedSupply: 0,
      settlement: "LEDGER",
    });
  });

  it("leaves no token behind where it is refused, and says which field of the token is wrong", async () => {
    const tokenId = unique("new-token");
    const newToken = { name: "Harbour", symbol: "HBR", decimals: 2, totalSupply: 1000 };
    const { subdomain } = await create(offeringInput());
    await expectRefusal(suite, "subdomain_taken", () =>
      create(offeringInput({ tokenId, newToken, subdomain })),
    );
    const fine = { ...newToken, totalSupply: 0.001 };
    const { violations } = await expectRefusal(suite, "precision_exceeded", () =>
      create(offeringInput({ tokenId, newToken: fine })),
    );
    expect(violations).toMatchObject([{ param: "newToken.totalSupply" }]);
    const token = await makeToken(suite);
    const taken = await expectRefusal(suite, "token_exists", () =>
      create(offeringInput({ tokenId: token.tokenId, newToken })),
    );
    expect(taken.violations).toMatchObject([{ param: "tokenId" }]);
    await expectRefusal(suite, "not_allowed", () =>
      create(offeringInput({ tokenId, newToken }), { actor: suite.member("operator") }),
    );
    await create(offeringInput({ tokenId, newToken }), { dryRun: true });
    await expectRefusal(suite, "token_not_found", () => suite.call().token.get({ tokenId }));
  });

  it("registers an unknown token as a sandbox token of 18 decimals, once", async () => {
    const tokenId = unique("Fresh Token");
    const [first, second] = [
      await create(offeringInput({ tokenId })),
      await create(offeringInput({ tokenId })),
    ];
    expect(first.token).toEqual(second.token);
    expect(first.token).toMatchObject({ decimals: 18, isPaused: false });
    const { data } = await suite.call().token.list({ q: tokenId });
    expect(data).toMatchObject([{ tokenId, issuedSupply: 0, totalSupply: first.token.totalSupply }]);
  });

  it("keeps the greatest and the smallest sums to the cent", async () => {
    const fundingLimits = {
      minPayableAmount: 0.01,
      maxPayableAmount: 9_999_999_999_999.99,
      hardCap: 9_999_999_999_999.99,
      softCap: 0,
    };
    const offering = await create(offeringInput({ fundingLimits, pricePerToken: 0.01 }));
    expect(offering.fundingLimits).toEqual({ ...fundingLimits, raised: 0, reserved: 0 });
  });

  it("is not made where the caller may not, and nothing is written", async () => {
    for (const role of ["auditor", "compliance"] as const) {
      const actor = suite.member(role);
      await expectRefusal(suite, "not_allowed", () => create(offeringInput(), { actor }));
    }
    await expectRefusal(suite, "not_allowed", () =>
      create(offeringInput(), { actor: suite.customer("cus_any") }),
    );
  });
});

describe("a subdomain", () => {
  it("is taken over all organizations, and nothing is written", async () => {
    const input = offeringInput();
    await create(input);
    const refusal = await expectRefusal(suite, "subdomain_taken", () =>
      create({ ...offeringInput(), subdomain: input.subdomain }),
    );
    expect(refusal.violations).toMatchObject([{ param: "subdomain" }]);
    await expectRefusal(other, "subdomain_taken", () =>
      other.call().offering.create(offeringInput({ subdomain: input.subdomain })),
    );
  });

  it("goes to one of ten who ask for it at once", async () => {
    const { subdomain } = offeringInput();
    const processes = [suite.app, suite.anotherProcess()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, turn) =>
        (turn % 3 === 0 ? other : suite)
          .call({ app: processes[turn % 2] })
          .offering.create(offeringInput({ subdomain, title: `Attempt ${turn}` })),
      ),
    );
    const codes = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason.cause.code] : [],
    );
    expect(codes).toEqual(Array(9).fill("subdomain_taken"));
    const rows = await suite.sql`select 1 from offering where subdomain = ${subdomain}`;
    expect(rows).toHaveLength(1);
  });

  it("and an unknown token are made once by ten who ask for different offerings of it at once", async () => {
    const tokenId = unique("token");
    const made = await Promise.all(Array.from({ length: 10 }, () => create(offeringInput({ tokenId }))));
    expect(new Set(made.map(({ token }) => token.address)).size).toBe(1);
    const rows = await suite.sql`select kind from ledger_account
      where organization_id = ${suite.organizationId} and token_id = ${tokenId}`;
    expect(rows).toHaveLength(2);
  });
});
