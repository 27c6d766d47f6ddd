import { raw } from "#db/client.ts";
import type { PersonContext } from "#server/kernel/context.ts";
import { deviceOf } from "#server/kernel/fields/device.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Session } from "./contract.ts";

/** More than anybody has, but for people whom many share. */
const SHOWN = 100;

interface SessionRow {
  id: string;
  ip_address: string | null;
  user_agent: string | null;
  last_used_at: string;
  created_at: string;
  expires_at: string;
}

/** The browsers at which a person is signed in, the one used last first; never the tokens that open them. */
export async function listSessions({ ctx }: { ctx: PersonContext }): Promise<Page<Session>> {
  const rows = await raw(ctx.db)<SessionRow[]>`
    select id, ip_address, user_agent, last_used_at, created_at, expires_at from auth_session
     where user_id = ${ctx.person.userId} and expires_at > ${ctx.now.toISOString()}
     order by last_used_at desc, id limit ${SHOWN}`;
  return wholeList(
    rows.map((row) => ({
      sessionId: row.id,
      device: deviceOf(row.user_agent ?? undefined) ?? "An unknown device",
      ...(row.ip_address && { address: row.ip_address }),
      isCurrent: row.id === ctx.person.sessionId,
      lastUsedAt: toIso(row.last_used_at),
      createdAt: toIso(row.created_at),
      expiresAt: toIso(row.expires_at),
    })),
  );
}
