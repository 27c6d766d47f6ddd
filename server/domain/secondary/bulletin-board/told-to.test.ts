import { expect, it } from "vitest";
import type { Reason } from "#server/kernel/reasons.ts";
import { toldTo } from "./told-to.ts";

const organizationId = "org_1";
const customer = { kind: "customer", organizationId, customerId: "cus_1", userId: "usr_1" } as const;
const member = { kind: "member", organizationId, userId: "usr_1", roles: ["operator"] } as const;

const own: Reason = { code: "verification_required", party: "TAKER" };
const blocked: Reason = { code: "customer_blocked", party: "MAKER" };
const foreign: Reason = { code: "country_not_allowed", party: "MAKER", country: "DE" };

it("tells staff every reason", () => {
  expect(toldTo(member, [own, blocked, foreign])).toEqual([own, blocked, foreign]);
});

it("tells a customer its own reasons, and of the maker's that there is one", () => {
  expect(toldTo(customer, [blocked, own, foreign])).toEqual([own, { code: "offer_not_acceptable" }]);
  expect(toldTo(customer, [own])).toEqual([own]);
});
