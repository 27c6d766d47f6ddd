import { beforeAll, describe, expect, it } from "vitest";
import { signUnsubscribe } from "#server/feed/notice/unsubscribe-token.ts";
import { type Application, application } from "#server/kernel/application.ts";
import { makeCustomer } from "#testing/factories.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { answer } from "./routes.ts";

// A service as others reach it: a mail program has neither a key nor a session.
configureService({ PUBLIC_URL });
let suite: Suite;
let app: Application;
beforeAll(async () => {
  suite = await openSuite();
  app = application();
});

/** As mail programs send it (RFC 8058): a form, to the address in the mail's head. */
const press = (token: string, method = "POST") =>
  answer(
    new Request(
      `https://offerboard.example/api/notice/unsubscribe/one-click?token=${encodeURIComponent(token)}`,
      {
        method,
        headers: {
          host: "offerboard.example",
          ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
        },
        ...(method === "POST" && { body: "List-Unsubscribe=One-Click" }),
      },
    ),
  );

const switchedOff = async (customerId: string) => {
  const rows = await suite.sql<{ topic: string }[]>`
    select topic from mail_opt_out
     where organization_id = ${suite.organizationId} and customer_id = ${customerId}`;
  return rows.map(({ topic }) => topic);
};

describe("the button of a mail program", () => {
  it("switches off the kind of mail it stands above, and no other, however often it is pressed", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const { organizationId } = suite;
    const token = signUnsubscribe(app.env, { organizationId, customerId, topic: "OFFERING_UPDATE" });
    for (const _ of [1, 2]) expect((await press(token)).status).toBe(204);
    expect(await switchedOff(customerId)).toEqual(["OFFERING_UPDATE"]);
  });

  it("does nothing with a token that was made up, nor where the address is only looked at", async () => {
    const { id: customerId } = await makeCustomer(suite);
    const { organizationId } = suite;
    const token = signUnsubscribe(app.env, { organizationId, customerId, topic: "OFFER_FILLED" });
    const another = signUnsubscribe(
      { authSecret: "another secret" },
      { organizationId, customerId, topic: "OFFER_FILLED" },
    );
    for (const made of ["", "a.b", another]) {
      const answered = await press(made);
      expect([answered.status, ((await answered.json()) as { code: string }).code]).toEqual([
        404,
        "unsubscribe_link_invalid",
      ]);
    }
    // Scanners of mails follow addresses: they only read.
    expect((await press(token, "GET")).status).toBe(405);
    expect(await switchedOff(customerId)).toEqual([]);
  });
});
