import { describe, expect, it } from "vitest";
import type { Env } from "#server/kernel/configuration.ts";
import { NOW, openSuite, refusalOf, unique } from "#testing/testing.ts";
import { postMail } from "./post-mail.ts";

const suite = await openSuite();

const anybody = (change: Partial<Env> = {}) =>
  suite.call({ actor: { kind: "anonymous" }, app: { ...suite.app, env: { ...suite.app.env, ...change } } });

describe("the demo's mailbox", () => {
  it("shows the latest mail first", async () => {
    const recipient = `${unique()}@example.com`;
    for (const [subject, minute] of [
      ["First", 1],
      ["Second", 2],
    ] as const) {
      const at = new Date(NOW.getTime() + minute * 60_000);
      await postMail(suite.app.db, { recipient, subject, text: "Hello" }, at);
    }
    const { data } = await anybody().demo.listMail({});
    const own = data.filter((mail) => mail.recipient === recipient);
    expect(own.map(({ subject }) => subject)).toEqual(["Second", "First"]);
    expect(own[0]).toMatchObject({ text: "Hello", createdAt: "2027-02-10T12:02:00.000Z" });
  });

  it("does not exist where people are asked for keys, or mail goes out", async () => {
    for (const change of [{ apiAccess: "keys" }, { smtpUrl: "smtp://localhost" }] as const) {
      expect((await refusalOf(anybody(change).demo.listMail({}))).code).toBe("route_not_found");
    }
  });
});
