import { beforeEach, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { publishOrganization } from "#server/feed/event/publish.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { asSystem } from "#server/kernel/system-context.ts";
import { complete, intentInput, makeCustomer, makeOffering, makeToken, verify } from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, refusalOf, type Suite, unique } from "#testing/testing.ts";
import { newsOf } from "./rules.ts";
import { tell } from "./tell.ts";
import { tellExpiringOf } from "./tell-expiring.ts";
import { tellUpdate } from "./tell-update.ts";

let suite: Suite;
let buyer: Customer;
let email: string;
beforeEach(async () => {
  suite = await openSuite();
  email = `${unique("ada")}@example.com`;
  buyer = await makeCustomer(suite, { name: "Ada Lindqvist", email });
});

const HOUR = 60 * 60 * 1000;
const publish = (app = suite.app, now = NOW) => asSystem(app, suite.organizationId, now, publishOrganization);
const caller = () => suite.call({ actor: suite.customer(buyer.id) });
const topics = async () => (await caller().notice.list({})).data.map(({ topic }) => topic).sort();
const mails = async (recipient = email) =>
  suite.sql<{ subject: string; text: string }[]>`
    select subject, text from mail where recipient = ${recipient} order by id`;

/** A purchase of ten tokens for 100.00 EUR. */
async function buy(title = "Harbour Lofts"): Promise<{ id: string; offeringId: string }> {
  const { tokenId } = await makeToken(suite);
  const { offeringId } = await makeOffering(suite, { title, tokenId });
  const { offeringPurchaseIntentId: id } = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(buyer, { offeringId }));
  return { id, offeringId };
}

async function pay(id: string, amount: string): Promise<void> {
  await suite.asSystem(async (ctx) =>
    receivePayment(ctx, await lockOfferings(ctx, [id]), {
      intentId: id,
      provider: "BANK_TRANSFER",
      providerReference: unique("transfer"),
      amount,
      currency: "EUR",
      receivedAt: ctx.now,
    }),
  );
}

describe("buyers are told of their money", () => {
  it("what came in, what is missing, and what is theirs, with exact sums and a link", async () => {
    const { id } = await buy();
    await verify(suite, buyer.id);
    await pay(id, "40.10");
    await publish();
    await pay(id, "59.90");
    await publish();
    expect(await topics()).toEqual(["PAYMENT_RECEIVED", "PAYMENT_SHORT", "PURCHASE_COMPLETED"]);
    const sent = await mails();
    const [short, received, completed] = ["missing", "received", "complete"].map((word) =>
      sent.find(({ subject }) => subject.endsWith(word)),
    );
    expect(short?.subject).toBe("€40.10 received, €59.90 is missing");
    expect(short?.text).toContain("Hello Ada Lindqvist,");
    expect(short?.text).toContain("which costs €100.00. Pay the missing €59.90");
    expect(short?.text).toContain(`/portal/purchases/${id}`);
    expect(short?.text).not.toContain("unsubscribe");
    expect(received?.subject).toBe("€59.90 received");
    expect(completed?.text).toContain("10 HLH for €100.00 are yours");
  });

  it("each thing once, though its events are gone through again", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    await publish();
    const before = [await caller().notice.list({}), await mails()];
    const events = await suite.sql<Parameters<typeof newsOf>[0][]>`
      select id, type, resource_id, to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
             data
        from event where organization_id = ${suite.organizationId} order by position`;
    await suite.asSystem((ctx) => tell(ctx, events.flatMap(newsOf)));
    await suite.asSystem((ctx) => tell(ctx, events.flatMap(newsOf)));
    expect([await caller().notice.list({}), await mails()]).toEqual(before);
  });

  it("as history where it happened long before: neither mailed nor counted as unread", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    await publish(suite.app, new Date(NOW.getTime() + 4 * 24 * HOUR));
    expect(await topics()).toEqual(["PAYMENT_RECEIVED", "PURCHASE_COMPLETED"]);
    expect((await caller().notice.list({})).data.every(({ readAt }) => readAt !== undefined)).toBe(true);
    expect(await mails()).toEqual([]);
  });

  it("once by several processes that publish at once", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    await Promise.all([suite.app, suite.anotherProcess(), suite.anotherProcess()].map((app) => publish(app)));
    await publish();
    expect(await topics()).toEqual(["PAYMENT_RECEIVED", "PURCHASE_COMPLETED"]);
    expect(await mails()).toHaveLength(2);
  });

  it("by whoever comes next, once, where the process that told is cut off before it commits", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    const cutOff = async (ctx: CallerContext) => {
      await publishOrganization(ctx);
      await raw(ctx.db)`select pg_terminate_backend(pg_backend_pid())`;
    };
    await expect(asSystem(suite.anotherProcess(), suite.organizationId, NOW, cutOff)).rejects.toThrow();
    expect(await mails()).toHaveLength(0);
    await publish();
    expect(await topics()).toEqual(["PAYMENT_RECEIVED", "PURCHASE_COMPLETED"]);
    expect(await mails()).toHaveLength(2);
  });

  it("before their purchase ends, once, and not where there is time", async () => {
    const { id } = await buy();
    const [intent] = await suite.sql<{ expires_at: string }[]>`
      select expires_at from offering_purchase_intent where organization_id = ${suite.organizationId} and id = ${id}`;
    const end = new Date(intent?.expires_at ?? 0);
    const earlier = (hours: number) => new Date(end.getTime() - hours * HOUR);
    // The round goes through all organizations, those of other tests too; that it finds this one is seen here.
    const found = async (hours: number) =>
      suite.sql`select 1 from organizations_with_expiring_purchases(${earlier(hours).toISOString()}) as o(id)
                 where o.id = ${suite.organizationId}`;
    const remind = (hours: number, app = suite.app) =>
      tellExpiringOf(app, suite.organizationId, earlier(hours));
    expect(await found(25)).toHaveLength(0);
    await remind(25);
    expect(await topics()).toEqual([]);
    expect(await found(23)).toHaveLength(1);
    await Promise.all([remind(23), remind(23, suite.anotherProcess())]);
    await remind(2);
    expect(await topics()).toEqual(["PURCHASE_EXPIRING"]);
    const [mail] = await mails();
    expect(mail?.text).toContain("€100.00 has to come in by 13 February 2027, 12:00 UTC");
  });

  it("in the issuer's colours, with its logo and who is responsible, and no way to switch it off", async () => {
    await suite.sql`update organization set brand = ${JSON.stringify({
      logoUrl: "/image/img_logo",
      accentColor: "#1f4e79",
      legalName: 'Nordlicht <b>"Real"</b> GmbH',
      imprint: "Am Sandtorkai 1",
      support: { email: "help@example.com" },
    })}::jsonb where id = ${suite.organizationId}`;
    const { id } = await buy("Lofts <script>alert(1)</script>");
    await verify(suite, buyer.id);
    await pay(id, "100.00");
    await publish();
    const sent = await suite.sql<{ html: string; unsubscribe_url: string | null }[]>`
      select html, unsubscribe_url from mail where recipient = ${email}`;
    expect(sent.length).toBeGreaterThan(0);
    for (const { html, unsubscribe_url: unsubscribeUrl } of sent) {
      expect(html).toContain(`src="${suite.app.env.publicUrl}/api/image/img_logo"`);
      expect(html).toContain("background:#1f4e79");
      expect(html).toContain("Nordlicht &lt;b&gt;&quot;Real&quot;&lt;/b&gt; GmbH");
      expect(html).toContain("mailto:help@example.com");
      expect(html).not.toContain("<script");
      expect(unsubscribeUrl).toBeNull();
    }
  });

  it("of what is long past by notice alone", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    const later = new Date(NOW.getTime() + 10 * 24 * HOUR);
    await asSystem(suite.app, suite.organizationId, later, publishOrganization);
    expect(await topics()).toEqual(["PAYMENT_RECEIVED", "PURCHASE_COMPLETED"]);
    expect(await mails()).toHaveLength(0);
  });
});

describe("readers of an update", () => {
  const publishUpdate = async (offeringId: string, audience: "PUBLIC" | "HOLDERS" = "PUBLIC") => {
    const { offeringUpdateId } = await suite
      .call()
      .offeringUpdate.create({ offeringId, title: "The roof is on", text: "It is.", audience });
    await suite.call().offeringUpdate.publish({ offeringId, offeringUpdateId });
    return () =>
      tellUpdate({
        app: suite.app,
        organizationId: suite.organizationId,
        payload: { offeringUpdateId },
        now: NOW,
      });
  };

  it("are told once by mail and notice, and a link switches such mails off, and no others", async () => {
    const { offeringId, id } = await buy();
    const tellOnce = await publishUpdate(offeringId);
    await Promise.all([tellOnce(), tellOnce()]);
    expect(await topics()).toEqual(["OFFERING_UPDATE"]);
    const [mail] = await mails();
    expect(mail?.subject).toBe("Harbour Lofts: The roof is on");
    const token = /unsubscribe\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const [head] = await suite.sql<{ unsubscribe_url: string }[]>`
      select unsubscribe_url from mail where recipient = ${email}`;
    expect(head?.unsubscribe_url).toBe(
      `${suite.app.env.publicUrl}/api/notice/unsubscribe/one-click?token=${token}`,
    );
    const anybody = suite.call({ actor: { kind: "anonymous" } });
    expect(await anybody.notice.unsubscribe({ token })).toEqual({
      object: "unsubscription",
      topic: "OFFERING_UPDATE",
    });
    expect(await caller().notice.choices({ customerId: buyer.id })).toEqual({
      object: "mail_choices",
      customerId: buyer.id,
      offeringUpdates: false,
      filledOffers: true,
    });
    await (await publishUpdate(offeringId))();
    expect(await topics()).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
    await complete(suite, id, NOW);
    await publish();
    expect(await mails()).toHaveLength(3);
  });

  it("of one for holders are holders alone", async () => {
    const { offeringId, id } = await buy();
    await (await publishUpdate(offeringId, "HOLDERS"))();
    expect(await topics()).toEqual([]);
    await complete(suite, id, NOW);
    await (await publishUpdate(offeringId, "HOLDERS"))();
    expect(await topics()).toEqual(["OFFERING_UPDATE"]);
  });

  it("have a job queued in the transaction that publishes the event", async () => {
    const { offeringId } = await buy();
    await publishUpdate(offeringId);
    await publish();
    const [job] = await suite.sql<{ count: number }[]>`
      select count(*)::int as count from graphile_worker.jobs
       where task_identifier = 'tellUpdate' and key like 'tellUpdate:upd_%'`;
    expect(job?.count).toBeGreaterThan(0);
  });

  it("a link that was made up is refused, and nothing written", async () => {
    for (const token of [
      "",
      "a.b",
      "W10.",
      `${Buffer.from('["a","b","OFFERING_UPDATE"]').toString("base64url")}.AA`,
    ]) {
      await expectRefusal(suite, "unsubscribe_link_invalid", () =>
        suite.call({ actor: { kind: "anonymous" } }).notice.unsubscribe({ token }),
      );
    }
  });
});

describe("a bell", () => {
  it("counts what is not read, and marks one or all", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    await publish();
    expect(await caller().notice.count({})).toEqual({ object: "unread_count", unread: 2 });
    const [first] = (await caller().notice.list({ show: "UNREAD" })).data;
    expect(await caller().notice.read({ noticeIds: [first?.noticeId ?? ""] })).toEqual({
      object: "unread_count",
      unread: 1,
    });
    expect(await caller().notice.read({})).toEqual({ object: "unread_count", unread: 0 });
    expect((await caller().notice.list({ show: "UNREAD" })).data).toEqual([]);
  });

  it("is one's own: nobody reads another's, nor marks it", async () => {
    const { id } = await buy();
    await complete(suite, id, NOW);
    await publish();
    const stranger = await makeCustomer(suite);
    const theirs = suite.call({ actor: suite.customer(stranger.id) });
    const [own] = (await caller().notice.list({})).data;
    expect((await theirs.notice.list({})).data).toEqual([]);
    await theirs.notice.read({ noticeIds: [own?.noticeId ?? ""] });
    expect(await caller().notice.count({})).toEqual({ object: "unread_count", unread: 2 });
    expect(await suite.call({ actor: suite.key("organization:read") }).notice.count({})).toEqual({
      object: "unread_count",
      unread: 0,
    });
    expect((await refusalOf(theirs.notice.choices({ customerId: buyer.id }))).code).toBe(
      "customer_not_found",
    );
  });

  it("tells members what their role has to do with", async () => {
    const at = NOW.toISOString();
    for (const role of ["owner", "auditor"]) {
      const user = `${suite.organizationId}_${role}`;
      await suite.sql`insert into auth_user (id, name, email, created_at, updated_at)
        values (${user}, 'Ida Person', ${`${user}@example.com`}, ${at}, ${at})`;
      await suite.sql`insert into member (organization_id, id, user_id, role, created_at)
        values (${suite.organizationId}, ${unique("mem")}, ${user}, ${role}, ${at})`;
    }
    await suite.asSystem((ctx) =>
      tell(ctx, [
        {
          topic: "REFUND_FAILED",
          resourceId: "ref_1",
          to: { members: "payment:write" },
          facts: { amount: 5, currency: "EUR" },
          at,
        },
      ]),
    );
    const told = await suite.sql<{ recipient_id: string }[]>`
      select recipient_id from notice where organization_id = ${suite.organizationId}`;
    expect(told.map(({ recipient_id: id }) => id)).toEqual([`${suite.organizationId}_owner`]);
  });
});
