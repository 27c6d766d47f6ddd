/**
 * A database whose organizations' tables lie in hash partitions, as they would on the machines of a cluster, and an ear
 * for the plans of what the service sends there: a statement that names its organization at each level looks into one
 * partition, one that does not looks into all.
 */
import { createServer, connect as dial, type Socket } from "node:net";
import { applicationRole } from "#db/application-role.ts";
import type { Driver } from "#db/client.ts";
import { placementOf } from "#db/placement.ts";

const PARTITIONS = 2;

/** Puts every table of organizations' rows of an empty database into partitions, with all that stands on it. */
export async function partition(sql: Driver): Promise<void> {
  const all = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const tables = all.map(({ name }) => name).filter((name) => placementOf(name) === "organization");
  const later = await sql<{ statement: string }[]>`
    with t as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relname = any (${tables}))
    select statement from (
      select 1 as place, format('alter table %I add constraint %I %s', t.relname, k.conname, pg_get_constraintdef(k.oid)) as statement
        from pg_constraint k join t on t.oid = k.conrelid where k.contype = 'p'
      union all
      select 2, pg_get_indexdef(x.indexrelid)
        from pg_index x join t on t.oid = x.indrelid where not x.indisprimary
      union all
      select 3, format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
        from pg_constraint k where k.contype = 'f' and (k.conrelid in (select oid from t) or k.confrelid in (select oid from t))
      union all
      select 4, pg_get_triggerdef(g.oid) from pg_trigger g join t on t.oid = g.tgrelid where not g.tgisinternal
      union all
      select 5, format('alter table %I enable row level security', t.relname) from t
      union all
      select 6, format('create policy %I on %I for %s using (%s)', p.policyname, p.tablename, p.cmd, p.qual)
        from pg_policies p join t on t.relname = p.tablename
      union all
      select 7, format('grant %s on %I to %s', a.privilege_type, t.relname, a.grantee::regrole)
        from pg_class c join t on t.oid = c.oid, aclexplode(c.relacl) a where a.grantee <> c.relowner
      union all
      select 8, format('grant %s (%I) on %I to %s', x.privilege_type, a.attname, t.relname, x.grantee::regrole)
        from pg_attribute a join t on t.oid = a.attrelid, aclexplode(a.attacl) x
    ) s order by place, statement`;
  await sql.begin(async (tx) => {
    for (const table of tables) {
      await tx.unsafe(`alter table ${table} rename to ${table}_whole`);
      await tx.unsafe(
        `create table ${table} (like ${table}_whole including defaults including constraints including generated including storage)
           partition by hash (organization_id)`,
      );
      await tx.unsafe(`drop table ${table}_whole cascade`);
      for (let part = 0; part < PARTITIONS; part += 1)
        await tx.unsafe(
          `create table ${table}_part_${part} partition of ${table} for values with (modulus ${PARTITIONS}, remainder ${part})`,
        );
    }
    for (const { statement } of later) await tx.unsafe(statement);
  });
}

/** A statement as PostgreSQL ran it for the service. */
export interface Ran {
  readonly text: string;
  /** Functions it ran within, innermost first. */
  readonly within: readonly string[];
  /** Partitions it could have looked into, as `customer_part_2`. */
  readonly partitions: readonly string[];
}

/** A way to a database on which each statement that ends is told. */
export interface Ear {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Has PostgreSQL tell the plan of everything that the service's role runs in a database, statements within functions and
 * those that keep references too.
 * @param sql a superuser's connection to it
 * @param url its address
 */
export async function listen(sql: Driver, url: string, hear: (ran: Ran) => void): Promise<Ear> {
  const { pathname, hostname, port } = new URL(url);
  await sql`load 'auto_explain'`;
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_level": "notice",
    "auto_explain.log_format": "json",
    "auto_explain.log_nested_statements": "on",
    plan_cache_mode: "force_custom_plan",
  };
  for (const [name, value] of Object.entries(settings))
    await sql.unsafe(
      `alter role ${applicationRole} in database ${pathname.slice(1)} set ${name} = '${value}'`,
    );
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = dial(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
    database.on(
      "data",
      readNotices((notice) => hear(ranOf(notice))),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const own = new URL(url);
  own.hostname = "127.0.0.1";
  own.port = String((server.address() as { port: number }).port);
  return {
    url: own.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fields of a message by their code: M is its text, W where it happened. */
type Notice = Readonly<Record<string, string>>;

/** Takes the plans out of what a server sends: messages of a letter, a length and a body. */
function readNotices(onNotice: (notice: Notice) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      if (rest[0] === "N".charCodeAt(0)) {
        const fields = rest.subarray(5, end).toString().split("\0");
        const notice = Object.fromEntries(fields.map((field) => [field.slice(0, 1), field.slice(1)]));
        if (notice.M?.includes("plan:")) onNotice(notice);
      }
      rest = rest.subarray(end);
    }
  };
}

function ranOf({ M = "", W = "" }: Notice): Ran {
  const plan = M.slice(M.indexOf("{"));
  return {
    text: JSON.parse(plan)["Query Text"],
    within: [...W.matchAll(/function (?:public\.)?(\w+)\(/g)].map(([, name = ""]) => name),
    partitions: [
      ...new Set([...plan.matchAll(/"Relation Name": "(\w+_part_\d)"/g)].map(([, name = ""]) => name)),
    ],
  };
}

/** Whether a statement could have looked into more than one organization's place. */
export function crosses({ partitions }: Ran): boolean {
  return new Set(partitions.map((name) => name.at(-1))).size > 1;
}

/**
 * Why a cluster refuses a statement of the service that one PostgreSQL takes; undefined where it does not
 * (docs/decisions/044-a-cluster-of-nodes.md).
 */
export function refusedByCluster(ran: Ran): string | undefined {
  const { text, within } = ran;
  if (/\bwith\s+recursive\b/i.test(text) && crosses(ran))
    return "it recurses through rows of several machines";
  if (within.length > 0) return undefined;
  let outermost = text;
  for (let before = ""; before !== outermost; ) {
    before = outermost;
    outermost = before.replaceAll(/\([^()]*\)/g, " ");
  }
  if (/^\s*update\b/i.test(outermost) && /\w::text\s*(=|<>)/i.test(outermost))
    return "an update compares a column as a text, which may be an enumeration";
  const [, table] = /\binsert\s+into\s+"?(\w+)"?\s+(?:as\s+\w+\s+)?select\b/i.exec(outermost) ?? [];
  if (table === undefined || /\breturning\b|\bon\s+conflict\b/i.test(outermost)) return undefined;
  return placementOf(table) === "organization"
    ? `rows of ${table} are brought there by a COPY, which row-level security refuses`
    : undefined;
}
