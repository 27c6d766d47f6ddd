import { describe, expect, it } from "vitest";
import { genesis, hashOfRow, type SealedFacts } from "./chain.ts";

const facts: SealedFacts = {
  id: "aud_1",
  at: "2027-02-10T12:00:00.000Z",
  actorKind: "member",
  actorId: "usr_1",
  actorCustomerId: null,
  action: "updateOffering",
  resourceType: "offering",
  resourceId: "off_1",
  requestId: "req_1",
  changes: { title: { from: "A", to: "B" } },
  personalDigest: "00",
};

describe("the chain", () => {
  it("begins at another place in each organization", () => {
    expect(genesis("org_a")).toMatch(/^[0-9a-f]{64}$/);
    expect(genesis("org_a")).not.toBe(genesis("org_b"));
  });

  it("has hashes that never change: what is sealed would no longer verify", () => {
    expect(genesis("org_demo")).toBe("2cbdb8d76def4d440f84b859dbbfa50ad62810a85ab30bae18988c145dbca823");
    expect(hashOfRow(genesis("org_demo"), 1, facts)).toBe(
      "1625095a1439e1ef4dd5b5eae2aebf2afbd57ddb4e48f79bcf2b5755ae83c40c",
    );
  });

  it.each<[string, Partial<SealedFacts>]>([
    ["id", { id: "aud_2" }],
    ["time", { at: "2027-02-10T12:00:00.001Z" }],
    ["kind of actor", { actorKind: "apiKey" }],
    ["actor", { actorId: "usr_2" }],
    ["customer", { actorCustomerId: "cus_1" }],
    ["action", { action: "publishOffering" }],
    ["kind of resource", { resourceType: "token" }],
    ["resource", { resourceId: "off_2" }],
    ["request", { requestId: "req_2" }],
    ["difference", { changes: { title: { from: "A", to: "C" } } }],
    ["personal part", { personalDigest: "01" }],
  ])("has another hash with another %s", (_, other) => {
    expect(hashOfRow("x", 1, { ...facts, ...other })).not.toBe(hashOfRow("x", 1, facts));
  });

  it("has another hash after another row, or at another place", () => {
    expect(hashOfRow("y", 1, facts)).not.toBe(hashOfRow("x", 1, facts));
    expect(hashOfRow("x", 2, facts)).not.toBe(hashOfRow("x", 1, facts));
  });
});
