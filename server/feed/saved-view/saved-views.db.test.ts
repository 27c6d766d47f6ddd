import { describe, expect, it } from "vitest";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { MOST_VIEWS } from "./contract.ts";

const suite = await openSuite();
const list = "/console/purchases";
const mine = suite.call();
const another = suite.call({
  actor: { kind: "member", organizationId: suite.organizationId, userId: "usr_another", roles: ["auditor"] },
});
const namesOf = async (caller: typeof mine, of = list) =>
  (await caller.savedView.list({ list: of })).data.map(({ name }) => name);

describe("saved views", () => {
  it("are their maker's alone, of one list, by name", async () => {
    await mine.savedView.create({ list, name: "Waiting", query: "purchaseStatus=PENDING" });
    await mine.savedView.create({ list, name: "Large", query: "sort=purchaseAmount" });
    await mine.savedView.create({ list: "/console/tokens", name: "All", query: "" });
    await another.savedView.create({ list, name: "Theirs", query: "" });
    expect(await namesOf(mine)).toEqual(["Large", "Waiting"]);
    expect(await namesOf(another)).toEqual(["Theirs"]);
  });

  it("are replaced by one of the same name", async () => {
    await mine.savedView.create({ list, name: "Large", query: "limit=100" });
    const { data } = await mine.savedView.list({ list });
    expect(data.map(({ name, query }) => [name, query])).toEqual([
      ["Large", "limit=100"],
      ["Waiting", "purchaseStatus=PENDING"],
    ]);
  });

  it("are removed by their maker alone", async () => {
    const { data } = await mine.savedView.list({ list });
    const savedViewId = data[0]?.savedViewId ?? "";
    await expectRefusal(suite, "saved_view_not_found", () => another.savedView.delete({ savedViewId }));
    await mine.savedView.delete({ savedViewId });
    expect(await namesOf(mine)).toEqual(["Waiting"]);
    await expectRefusal(suite, "saved_view_not_found", () => mine.savedView.delete({ savedViewId }));
  });

  it(`are ${MOST_VIEWS} of a list at most, and say no more than an address`, async () => {
    const full = "/console/customers";
    const names = Array.from({ length: MOST_VIEWS }, (_, index) => `View ${String(index).padStart(2, "0")}`);
    for (const name of names) await mine.savedView.create({ list: full, name, query: "" });
    await expectRefusal(suite, "too_many_views", () =>
      mine.savedView.create({ list: full, name: "One more", query: "" }),
    );
    await mine.savedView.create({ list: full, name: "View 00", query: "limit=50" });
    for (const bad of ["javascript:alert(1)", "a=<b>", "//example.com"]) {
      await expectRefusal(suite, "invalid_request", () =>
        mine.savedView.create({ list, name: "Bad", query: bad }),
      );
      await expectRefusal(suite, "invalid_request", () =>
        mine.savedView.create({ list: bad, name: "Bad", query: "" }),
      );
    }
    expect(await namesOf(mine, full)).toEqual(names);
  });
});
