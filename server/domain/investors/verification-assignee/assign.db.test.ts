import { beforeAll, describe, expect, it } from "vitest";
import { type Role, roles } from "#db/schema/enums.ts";
import { outcomesOf, whole } from "#server/domain/investors/verification/testing.ts";
import { type Caller, can } from "#server/kernel/access.ts";
import type { Person } from "#server/kernel/context.ts";
import { makePerson } from "#testing/calls.ts";
import { makeCandidate, makeCustomer } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { reviewerRoles } from "./contract.ts";

const suite = await openSuite();
let ida: Person;
let ben: Person;
beforeAll(async () => {
  ida = await makePerson(suite, { role: "compliance" });
  ben = await makePerson(suite, { role: "admin" });
});
const as = ({ userId }: Person, role: Role) =>
  suite.call({ actor: { kind: "member", organizationId: suite.organizationId, userId, roles: [role] } });
const idasCall = () => as(ida, "compliance");
const bensCall = () => as(ben, "admin");
const assigneeOf = async (customerId: string) =>
  (await suite.call().customer.get({ customerId })).verification.assignee?.userId;

describe("who sees to a check", () => {
  it.each(roles)("may be whoever may decide: %s", (role) => {
    expect(reviewerRoles.includes(role)).toBe(can(suite.member(role) as Caller, "verification:write"));
  });

  it("is whoever takes it, hands it over or lets it go, and stands in the audit trail", async () => {
    const { id: customerId } = await whole(suite);
    const taken = await idasCall().verification.assign({ customerId, assigneeId: "me" });
    expect(taken.verification.assignee).toEqual({ userId: ida.userId, name: ida.name });
    await idasCall().verification.assign({ customerId, assigneeId: ben.userId, from: "me" });
    expect(await assigneeOf(customerId)).toBe(ben.userId);
    await bensCall().verification.assign({ customerId, assigneeId: null, from: ben.userId });
    expect(await assigneeOf(customerId)).toBeUndefined();
    const { data } = await suite.call().auditEvent.list({ resourceId: customerId });
    expect(data.filter(({ action }) => action === "assignVerification")).toHaveLength(3);
  });

  it("is one of those who take it at once; the others are told who", async () => {
    const { id: customerId } = await whole(suite);
    const outcomes = await outcomesOf([
      idasCall().verification.assign({ customerId, assigneeId: "me" }),
      bensCall().verification.assign({ customerId, assigneeId: "me" }),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "verification_taken"]);
    const holder = await assigneeOf(customerId);
    const late = holder === ida.userId ? bensCall : idasCall;
    const refusal = await expectRefusal(suite, "verification_taken", () =>
      late().verification.assign({ customerId, assigneeId: "me" }),
    );
    expect(refusal.message).toContain("has this check now");
    const again = holder === ida.userId ? idasCall : bensCall;
    await again().verification.assign({ customerId, assigneeId: "me" });
    expect(await assigneeOf(customerId)).toBe(holder);
  });

  it("is a member who may decide, and a check that runs", async () => {
    const { id: customerId } = await whole(suite);
    const auditor = await makePerson(suite, { role: "auditor" });
    for (const assigneeId of [auditor.userId, "usr_nobody"]) {
      await expectRefusal(suite, "member_not_found", () =>
        suite.call().verification.assign({ customerId, assigneeId }),
      );
    }
    await expectRefusal(suite, "member_not_found", () =>
      suite
        .call({ actor: suite.key("verification:write") })
        .verification.assign({ customerId, assigneeId: "me" }),
    );
    const { id: incomplete } = await makeCustomer(suite);
    await expectRefusal(suite, "invalid_transition", () =>
      idasCall().verification.assign({ customerId: incomplete, assigneeId: "me" }),
    );
  });

  it("is nobody once they have left, so that others may take it", async () => {
    const { id: customerId } = await whole(suite);
    const leaver = await makePerson(suite, { role: "owner" });
    await as(leaver, "owner").verification.assign({ customerId, assigneeId: "me" });
    await suite.sql`delete from member where organization_id = ${suite.organizationId} and user_id = ${leaver.userId}`;
    expect(await assigneeOf(customerId)).toBeUndefined();
    await idasCall().verification.assign({ customerId, assigneeId: "me" });
    expect(await assigneeOf(customerId)).toBe(ida.userId);
  });

  it("is known of customers who wait since before there were checks", async () => {
    const { id: customerId } = await makeCustomer(suite);
    await makeCandidate(suite, customerId, "IN_PROGRESS");
    await idasCall().verification.assign({ customerId, assigneeId: "me" });
    expect(await assigneeOf(customerId)).toBe(ida.userId);
  });

  it("narrows the list, and is not told to the customer", async () => {
    const mine = await whole(suite);
    const another = await whole(suite);
    await bensCall().verification.assign({ customerId: mine.id, assigneeId: "me" });
    const { data } = await bensCall().customer.list({ assigneeId: "me" });
    expect(data.map(({ id }) => id)).toContain(mine.id);
    expect(data.map(({ id }) => id)).not.toContain(another.id);
    expect(data.every(({ verification }) => verification.assignee?.userId === ben.userId)).toBe(true);
    const seen = await suite.call({ actor: suite.customer(mine.id) }).customer.get({ customerId: mine.id });
    expect(seen.verification.assignee).toBeUndefined();
    await suite.call().verification.approve({ customerId: mine.id });
    expect(await assigneeOf(mine.id)).toBeUndefined();
  });
});
