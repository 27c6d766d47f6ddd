/** What the catalogue has to be for organizations to lie on different machines (docs/decisions/025-fit-to-be-spread.md). */
import { describe, expect, it } from "vitest";
import { openSuite } from "#testing/testing.ts";
import { placementOf } from "./placement.ts";

const suite = await openSuite();
const { sql } = suite;

const tables = await sql<{ name: string; isTenants: boolean }[]>`
  select c.relname as name,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull) as "isTenants"
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
   order by 1`;
const tenants = tables.map(({ name }) => name).filter((name) => placementOf(name) === "organization");
const isTenants = (name: string) => tenants.includes(name);

describe("tables", () => {
  it("of organizations name the organization in every row", () => {
    expect(tenants.length).toBeGreaterThan(20);
    expect(tables.filter(({ name, isTenants: has }) => isTenants(name) && !has)).toEqual([]);
  });

  it("have the organization in every unique key", async () => {
    const indexes = await sql<{ table: string; name: string }[]>`
      select t.relname as "table", i.relname as name
        from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       where t.relnamespace = 'public'::regnamespace and x.indisunique
         and not exists (
           select from pg_attribute a
            where a.attrelid = t.oid and a.attname = 'organization_id' and a.attnum = any (x.indkey[0:x.indnkeyatts - 1]))`;
    expect(indexes.filter(({ table }) => isTenants(table))).toEqual([]);
  });

  it("refer to rows of their own organization, or to a directory", async () => {
    const keys = await sql<{ name: string; from: string; to: string; isWithin: boolean }[]>`
      select k.conname as name, f.relname as "from", t.relname as "to",
             exists (
               select from unnest(k.conkey, k.confkey) as c(own, other)
                 join pg_attribute o on o.attrelid = k.conrelid and o.attnum = c.own and o.attname = 'organization_id'
                 join pg_attribute r on r.attrelid = k.confrelid and r.attnum = c.other and r.attname = 'organization_id'
             ) as "isWithin"
        from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and k.conparentid = 0`;
    const isFit = ({ from, to, isWithin }: (typeof keys)[number]) => {
      if (placementOf(to) === "everywhere") return true;
      return isTenants(from) && isTenants(to) ? isWithin : placementOf(from) === placementOf(to);
    };
    expect(keys.length).toBeGreaterThan(tenants.length);
    expect(keys.filter((key) => !isFit(key))).toEqual([]);
  });

  it("are planned for an organization that has a tenth of all rows", async () => {
    const columns = await sql<{ table: string; options: string[] | null }[]>`
      select c.relname as "table", a.attoptions as options from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'organization_id'`;
    expect(columns.filter(({ options }) => !options?.includes("n_distinct=10"))).toEqual([]);
  });

  it("draw nothing from a sequence", async () => {
    const columns = await sql<{ table: string; name: string }[]>`
      select c.relname as "table", a.attname as name
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
         and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) ~ 'nextval')`;
    expect(columns.filter(({ table }) => isTenants(table))).toEqual([]);
  });

  it("are closed by policies that look at the row alone", async () => {
    const policies = await sql<{ table: string; condition: string; hasSubquery: boolean }[]>`
      select c.relname as "table", concat(p.polqual, p.polwithcheck) ~ 'SUBLINK' as "hasSubquery",
             concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as condition
        from pg_policy p join pg_class c on c.oid = p.polrelid`;
    const callsOthers = (condition: string) =>
      condition.replaceAll(/\b(current_setting|coalesce)\(/gi, "").match(/\w\(/) !== null;
    expect(policies.length).toBeGreaterThan(tenants.length);
    expect(policies.filter(({ condition, hasSubquery }) => hasSubquery || callsOthers(condition))).toEqual(
      [],
    );
  });
});

describe("triggers", () => {
  it("on truncate hear of nothing else: what hears of both is on no machine that has the rows", async () => {
    // Bits of tgtype: 32 is truncate; 4, 8 and 16 are insert, delete and update.
    const both = await sql<{ name: string; table: string }[]>`
      select tgname as name, tgrelid::regclass::text as "table" from pg_trigger
       where not tgisinternal and tgtype & 32 > 0 and tgtype & (4 | 8 | 16) > 0`;
    expect(both.filter(({ table }) => isTenants(table))).toEqual([]);
  });
});

describe("functions", async () => {
  const functions = await sql<{ name: string; language: string; source: string; transitions: string[] }[]>`
    select p.proname as name, l.lanname as language, p.prosrc as source,
           array(select distinct w from pg_trigger t, unnest(array[t.tgoldtable, t.tgnewtable]) w
                  where t.tgfoid = p.oid and w is not null) as transitions
      from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  /** Source without comments and texts. */
  const codeOf = (source: string) => source.replaceAll(/--.*$/gm, "").replaceAll(/'[^']*'/g, "''");
  /** Which of these relations a piece of SQL reads or writes. */
  const namedIn = (code: string, names: readonly string[]) =>
    [...code.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?(\w+)/gi)]
      .map(([, name = ""]) => name)
      .filter((name) => names.includes(name));

  it("over rows of organizations are PL/pgSQL", () => {
    const others = functions.filter(({ language }) => language !== "plpgsql");
    expect(others.filter(({ source }) => namedIn(codeOf(source), tenants).length > 0)).toEqual([]);
  });

  it("do not take the name of their table for granted", () => {
    expect(
      functions.filter(({ source }) => /\btg_(table_name|table_schema|relid|relname)\b/i.test(source)),
    ).toEqual([]);
  });

  it("read what a statement wrote apart from rows of organizations", () => {
    const found = functions.flatMap(({ name, source, transitions }) =>
      codeOf(source)
        .split(/;|\bloop\b|\bthen\b|\bbegin\b/i)
        .filter((part) => namedIn(part, transitions).length > 0 && namedIn(part, tenants).length > 0)
        .map((part) => `${name}: ${part.trim()}`),
    );
    expect(functions.some(({ transitions }) => transitions.length > 0)).toBe(true);
    expect(found).toEqual([]);
  });
});
