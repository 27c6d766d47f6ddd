import { describe, expect, it } from "vitest";
import { expectRefusal, NOW, openSuite } from "#testing/testing.ts";
import { MOST_CHARACTERS, MOST_FORMS, MOST_LEVELS } from "./contract.ts";

const suite = await openSuite();
const person = (userId: string, now = NOW) =>
  suite.call({
    now,
    actor: { kind: "member", organizationId: suite.organizationId, userId, roles: ["operator"] },
  });
const mine = suite.call();
const another = person("usr_another");

describe("what somebody types of an offering", () => {
  it("is kept as it was typed, for its writer alone", async () => {
    const values = { title: "Harbour \u0000 \ud800 Lofts", fundingLimits: { hardCap: "5e" }, step: 2 };
    const saved = await mine.offeringForm.create({ values });
    expect(saved).toMatchObject({ object: "offering_form", values, revision: 1 });
    expect(await mine.offeringForm.get(saved)).toEqual(saved);
    expect((await mine.offeringForm.list({})).data).toEqual([saved]);
    expect((await another.offeringForm.list({})).data).toEqual([]);
    for (const act of [
      () => another.offeringForm.get(saved),
      () => another.offeringForm.update({ ...saved, values: {} }),
      () => another.offeringForm.delete(saved),
    ])
      await expectRefusal(suite, "offering_form_not_found", act);
  });

  it("is saved on from what was read, and never over what another window saved", async () => {
    const { offeringFormId } = await mine.offeringForm.create({ values: { title: "First" } });
    const save = (title: string, revision: number) =>
      mine.offeringForm.update({ offeringFormId, values: { title }, revision });
    expect(await save("Second", 1)).toMatchObject({ values: { title: "Second" }, revision: 2 });
    for (const revision of [1, 3])
      await expectRefusal(suite, "offering_form_changed", () => save("Stale", revision));
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((title) => save(title, 2)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await mine.offeringForm.get({ offeringFormId })).revision).toBe(3);
  });

  it("is forgotten once it is given up, and does not come back", async () => {
    const form = await mine.offeringForm.create({ values: {} });
    expect(await mine.offeringForm.delete(form)).toEqual(form);
    await expectRefusal(suite, "offering_form_not_found", () =>
      mine.offeringForm.update({ ...form, values: { title: "Late" } }),
    );
    await expectRefusal(suite, "offering_form_not_found", () => mine.offeringForm.delete(form));
  });

  it("is no larger and no deeper than a form", async () => {
    const nested = (levels: number) => ({
      title: JSON.parse(`${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`),
    });
    const form = await mine.offeringForm.create({ values: nested(MOST_LEVELS) });
    for (const values of [
      { description: "x".repeat(MOST_CHARACTERS) },
      nested(MOST_LEVELS + 1),
      nested(100_000),
    ]) {
      await expectRefusal(suite, "invalid_request", () => mine.offeringForm.create({ values }));
      await expectRefusal(suite, "invalid_request", () => mine.offeringForm.update({ ...form, values }));
    }
  });

  it(`is kept ${MOST_FORMS} times at most: of more, the one saved longest ago goes`, async () => {
    const made: string[] = [];
    for (let count = 0; count <= MOST_FORMS; count++) {
      const busy = person("usr_busy", new Date(NOW.getTime() + count * 1000));
      const { offeringFormId } = await busy.offeringForm.create({ values: { count } });
      made.push(offeringFormId);
    }
    const { data } = await person("usr_busy").offeringForm.list({});
    expect(data.map(({ offeringFormId }) => offeringFormId)).toEqual(made.slice(1).reverse());
  });
});
