import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Mail } from "#server/adapters/mail/port.ts";
import { openServerOf, type TestServer } from "#testing/server.ts";
import { NOW, openSuite, type Suite } from "#testing/testing.ts";
import { postMail, postMails } from "./post-mail.ts";
import { sendMail } from "./send-mail.ts";

let server: TestServer;
let suite: Suite;
let sent: string[];

// A database of its own: one round sends whatever is due.
beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  suite = await openSuite(await server.createDatabase());
}, 60_000);
afterAll(async () => {
  await suite?.close();
  await server?.close();
});
beforeEach(async () => {
  sent = [];
  await suite.sql`delete from mail`;
});

const LATER = new Date(NOW.getTime() + 60_000);
const mailTo = (recipient: string): Mail => ({ recipient, subject: "News", text: "Hello" });
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => mailTo(`${name}-${index}@example.com`));

/** Sends what is due a minute later. @param refuses whose mails cannot be handed over */
async function send(
  refuses: (recipient: string) => boolean = () => false,
  now = LATER,
  goesOnFor = 0,
): Promise<void> {
  const deliver = async ({ recipient }: Mail) => {
    if (refuses(recipient)) throw new Error("no such mailbox");
    sent.push(recipient);
  };
  await sendMail({ app: { ...suite.app, mail: { afterwards: "kept", send: deliver } }, now }, goesOnFor);
}

const isOf = (name: string) => (recipient: string) => recipient.startsWith(name);

describe("mails are sent", () => {
  it("once, the oldest first, twenty at a time", async () => {
    for (const [index, mail] of many(25, "ada").entries())
      await postMail(suite.app.db, mail, new Date(NOW.getTime() + index));
    await send();
    expect(sent).toEqual(many(20, "ada").map(({ recipient }) => recipient));
    await send();
    await send();
    expect(sent).toHaveLength(25);
    expect(new Set(sent).size).toBe(25);
  });

  it("on and on in one round, until none is left", async () => {
    await postMails(suite.app.db, many(45, "ada"), NOW);
    await send(() => false, LATER, 60_000);
    expect(new Set(sent).size).toBe(45);
    expect(sent).toHaveLength(45);
  });

  it("no more than twenty in a round while they cannot be handed over", async () => {
    await postMails(suite.app.db, many(45, "bad"), NOW);
    await send(isOf("bad"), LATER, 60_000);
    expect(await suite.sql`select attempts, count(*)::int from mail group by 1 order by 1`).toEqual([
      { attempts: 0, count: 25 },
      { attempts: 1, count: 20 },
    ]);
  });

  it("eleven times at most where they cannot be handed over, and those given up keep none waiting", async () => {
    await postMails(suite.app.db, many(1, "bad"), NOW);
    for (let attempt = 0; attempt < 12; attempt += 1)
      await send(isOf("bad"), new Date(LATER.getTime() + 86_400_000 * attempt));
    expect(await suite.sql`select attempts, due_at = 'infinity' as is_given_up from mail`).toEqual([
      { attempts: 11, is_given_up: true },
    ]);
  });

  it("again where they could not be handed over, later each time, and keep no others waiting", async () => {
    await postMails(suite.app.db, [...many(1, "bad"), ...many(1, "good")], NOW);
    await send(isOf("bad"));
    expect(sent).toEqual(["good-0@example.com"]);
    const [row] = await suite.sql<{ attempts: number; last_error: string; wait: number }[]>`
      select attempts, last_error, extract(epoch from due_at - ${LATER.toISOString()})::int as wait from mail where sent_at is null`;
    expect(row).toEqual({ attempts: 1, last_error: "no such mailbox", wait: 60 });
    await send(() => false, LATER);
    expect(sent).toHaveLength(1);
    await send(() => false, new Date(LATER.getTime() + 60_000));
    expect(sent).toEqual(["good-0@example.com", "bad-0@example.com"]);
  });

  it("by turns: what one issuer tells thousands keeps no other's waiting, nor a link to sign in", async () => {
    await postMails(suite.app.db, many(3_000, "holder"), NOW, "org_large notices");
    const at = new Date(NOW.getTime() + 1_000);
    await postMails(suite.app.db, many(3, "buyer"), at, "org_small notices");
    await postMail(suite.app.db, mailTo("invited@example.com"), at, "org_large");
    await postMail(suite.app.db, mailTo("person@example.com"), at);
    await send();
    expect(sent[0]).toBe("person@example.com");
    expect(sent).toContain("invited@example.com");
    expect(sent.filter(isOf("buyer"))).toHaveLength(3);
    expect(sent.filter(isOf("holder"))).toHaveLength(5);
    await send();
    expect(sent.filter(isOf("holder"))).toHaveLength(25);
  });

  it("with a link to sign in first, however many issuers tell something", async () => {
    for (let index = 0; index < 40; index += 1)
      await postMails(suite.app.db, many(5, `issuer${index}`), NOW, `org_${index} notices`);
    await postMail(suite.app.db, mailTo("person@example.com"), LATER);
    await send();
    expect(sent[0]).toBe("person@example.com");
    expect(sent).toHaveLength(20);
  });
});
