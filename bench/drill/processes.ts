/**
 * `npm run drill:processes`: three servers and two workers behind a balancer, each ended by SIGTERM and by SIGKILL while
 * callers buy, cancel, sign in, lose their keys and are sent webhooks. Ends with code 1 where anything was lost or doubled,
 * or was answered 5xx by anybody who was not killed. `--rounds 1` is how often each is ended by each signal.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded.ts";
import { migrate } from "#db/migrate.ts";
import { newSecret, sealSecret } from "#server/feed/webhook-endpoint/secret.ts";
import { openReceiver } from "#testing/receiver.ts";
import { build } from "../../scripts/lib/build.mjs";
import { fillWorld, postOffers, world } from "../world.ts";
import { checkBooks, checkPurchases } from "./aftermath.ts";
import { openBalancer } from "./balancer.ts";
import { type Member, startMember } from "./fleet.ts";
import { issueKey, overrun, revoke } from "./keys.ts";
import { buy, cancel } from "./load.ts";
import { signIn, signUp } from "./people.ts";
import { openReport, type Report } from "./report.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "1" } } });
const rounds = Number(values.rounds);

const BUYERS = 6;
/** Between two requests of one caller, in milliseconds. */
const PACE = 40;
const OFFERS = 5_000;
/** What the hot offering has room for: about what is asked for while processes come and go. */
const PLACES = 2_000 * rounds;
/** How long it may take to sell the rest once all processes are back, in milliseconds. */
const SOLD_WITHIN_MS = 120_000;
const PRICE = 10;
const READS = 600;
const REVOKED_WITHIN_MS = 3_000;
/** How long events may take to be published and sent after the last process is back: a dead worker's jobs wait 25 s. */
const SETTLES_MS = 180_000;

await build(".next");
const report = openReport("drill:processes");
const database = await startEmbedded({ name: "drill", database: "postgres" });
const owner = postgres(database.url, { max: 1, onnotice: () => {} });
try {
  await owner`drop database if exists offerboard_drill with (force)`;
  await owner`create database offerboard_drill`;
  await drill(database.urlOf("offerboard_drill"));
  process.exitCode = report.end();
} finally {
  await owner`drop database if exists offerboard_drill with (force)`;
  await owner.end();
  await database.stop();
}

async function drill(url: string): Promise<void> {
  await migrate(url);
  const sql = postgres(url, { max: 4, onnotice: () => {} });
  await fillWorld(sql);
  await postOffers(sql, 1, OFFERS);
  await sql`update offering set hard_cap = ${PLACES * PRICE}, max_payable_amount = ${PLACES * PRICE}
    where id = ${world.offeringId(0)}`;
  const authSecret = randomBytes(32).toString("base64");
  const env = { DATABASE_URL: url, AUTH_SECRET: authSecret, DATABASE_POOL: "12" };
  const receiver = await openReceiver(() => 200);
  await sql`
    insert into webhook_endpoint (organization_id, id, url, secret, created_at, updated_at)
    values (${world.organizationId}, 'whe_drill', ${receiver.url}, ${sealSecret(authSecret, "whe_drill", newSecret())}, now(), now())`;

  const members: Member[] = [];
  try {
    const servers = await startAll(members, "server", 3, { ...env, API_ACCESS: "keys" });
    // Those that send are allowed to reach this machine.
    const workers = await startAll(members, "worker", 2, { ...env, API_ACCESS: "open" });
    report.tell("three servers and two workers are ready");
    await underLoad(sql, servers, workers, receiver);
    await checkBooks(report, sql, env);
  } finally {
    await Promise.all(members.map((member) => member.stop()));
    await receiver.close();
    await sql.end();
  }
}

async function startAll(
  members: Member[],
  kind: Member["kind"],
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<readonly Member[]> {
  const started: Member[] = [];
  for (let n = 1; n <= count; n += 1) started.push(await startMember(kind, `${kind} ${n}`, env));
  members.push(...started);
  return started;
}

async function underLoad(
  sql: postgres.Sql,
  servers: readonly Member[],
  workers: readonly Member[],
  receiver: Awaited<ReturnType<typeof openReceiver>>,
): Promise<void> {
  const balancer = await openBalancer(servers);
  const way = { origin: balancer.origin, apiKey: await issueKey(sql) };
  await signUp(balancer.origin, sql);
  let hasEnded = false;
  const isOver = () => hasEnded;
  const buying = Array.from({ length: BUYERS }, (_, n) => buy(way, `buyer-${n}`, isOver, PACE));
  const cancelling = cancel(way, 1, OFFERS, isOver, PACE);
  const signing = signIn(balancer.origin, servers, isOver);
  const revoking = revoke(sql, servers, isOver);
  const all = Promise.all([Promise.all(buying), cancelling, signing, revoking]);
  all.catch(() => {});
  const codes = await restartAll([...servers, ...workers], report);
  for (const until = Date.now() + SOLD_WITHIN_MS; !(await isSoldOut(sql)) && Date.now() < until; )
    await sleep(500);
  await sleep(1_000);
  hasEnded = true;
  const [bought, cancelled, signed, keys] = await all;
  const settled = bought.flatMap((one) => one.settled);

  report.check(
    "ends by SIGTERM with code 0",
    codes.filter((code) => code === 0).length,
    codes.every((code) => code === 0),
  );
  await checkPurchases(report, sql, settled);
  const differing = bought.reduce((sum, one) => sum + one.differing, 0);
  report.check("retries with their key that got another answer", differing, differing === 0);
  const codesOf = new Set(
    settled.filter(({ status }) => status !== 200).map(({ body }) => String(body.code)),
  );
  const [hot] = await sql<{ reserved: string; capped: string }[]>`
    select reserved, hard_cap as capped from offering where id = ${world.offeringId(0)}`;
  report.check(
    "sold of the hot offering, and its cap",
    `${hot?.reserved}, ${hot?.capped}`,
    hot?.reserved === hot?.capped,
  );
  report.check(
    "why others were refused",
    [...codesOf].join(", "),
    [...codesOf].join() === "hard_cap_exceeded",
  );
  const [offers] = await sql<{ count: number }[]>`
    select count(*)::int as count from offer where organization_id = ${world.organizationId} and status = 'CANCELLED'`;
  report.check(
    "cancellations answered 200, and offers cancelled",
    `${cancelled.cancelled}, ${offers?.count}`,
    cancelled.cancelled === offers?.count && cancelled.refused === 0,
  );
  report.check(
    "sign-ins, refused, and servers that did not know the session",
    `${signed.signedIn}, ${signed.refused}, ${signed.unknown}`,
    signed.signedIn > 0 && signed.refused === 0 && signed.unknown === 0,
  );
  report.check(
    `keys revoked, and the slowest server to refuse one`,
    `${keys.revoked}, ${keys.slowest} ms`,
    keys.revoked > 0 && keys.slowest <= REVOKED_WITHIN_MS,
  );
  const unexcused = balancer.failures.filter(({ endingBy }) => endingBy !== "SIGKILL");
  report.measure(
    "answers of 5xx by a server that was killed with the request",
    String(balancer.failures.length - unexcused.length),
  );
  const described = unexcused.map(
    ({ server, status, reason, endingBy = "running" }) => `${server} (${endingBy}): ${status} ${reason}`,
  );
  report.check(
    "other answers of 5xx",
    [unexcused.length, ...new Set(described)].join("; "),
    unexcused.length === 0,
  );
  const allowed = await overrun(sql, servers, READS);
  report.check(
    `reads let through of ${READS} a minute, by three servers`,
    allowed,
    allowed <= READS && allowed >= READS * 0.95,
  );
  await checkWebhooks(sql, receiver);
  await balancer.close();
}

async function isSoldOut(sql: postgres.Sql): Promise<boolean> {
  const [row] = await sql`
    select from offering where id = ${world.offeringId(0)} and reserved >= hard_cap`;
  return row !== undefined;
}

/** Ends each by SIGTERM, then each by SIGKILL, one after the other. @returns the exit codes of the first kind */
async function restartAll(members: readonly Member[], { tell }: Report): Promise<readonly (number | null)[]> {
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const signal of ["SIGTERM", "SIGKILL"] as const)
      for (const member of members) {
        await sleep(1_000);
        const code = await member.restart(signal);
        if (signal === "SIGTERM") codes.push(code);
        tell(`${member.name} is back after ${signal}`);
      }
  return codes;
}

/** Every event is sent; what a killed worker had sent and not noted is sent again, under the same id. */
async function checkWebhooks(
  sql: postgres.Sql,
  { received }: Awaited<ReturnType<typeof openReceiver>>,
): Promise<void> {
  const left = async () => {
    const [row] = await sql<{ count: number }[]>`
      select (select count(*) from event where position is null)::int
           + (select count(*) from webhook_delivery where status = 'PENDING')::int as count`;
    return row?.count ?? 0;
  };
  for (const until = Date.now() + SETTLES_MS; (await left()) > 0 && Date.now() < until; ) await sleep(500);
  const rows = await sql<
    { id: string }[]
  >`select id from event where organization_id = ${world.organizationId}`;
  const got = new Set(received.map(({ headers }) => String(headers["webhook-id"])));
  const missing = rows.filter(({ id }) => !got.has(id)).length;
  report.check("events, and those no webhook told of", `${rows.length}, ${missing}`, missing === 0);
  report.measure("webhooks sent more than once, under their id", String(received.length - got.size));
}
