import { BlockList, isIPv6 } from "node:net";
import { type Database, raw } from "#db/client.ts";
import type { Actor } from "#server/kernel/access.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import { BriefCache } from "#server/kernel/brief-cache.ts";
import type { Scope } from "#server/kernel/fields/actions.ts";
import type { KeyMode } from "./contract.ts";
import { hashOf, isKey } from "./key.ts";

/** A key that may be used, with what it is limited to. */
export interface KnownKey {
  readonly actor: Actor & { kind: "apiKey"; keyId: string };
  /** Requests a minute; null = as usual (docs/domain.md, Rate limits). */
  readonly readsPerMinute: number | null;
  readonly writesPerMinute: number | null;
}

interface Entry extends KnownKey {
  readonly allowed: BlockList | null;
  readonly expiresAt: number;
}

interface KeyRow {
  organization_id: string;
  id: string;
  mode: KeyMode;
  scopes: Scope[];
  allowed_addresses: string[] | null;
  reads_per_minute: number | null;
  writes_per_minute: number | null;
  expires_at: string | null;
}

/** The last use of a key that is not written yet. */
interface Use {
  readonly hash: string;
  readonly organizationId: string;
  readonly id: string;
  at: Date;
}

/**
 * The keys in use: one indexed read tells a key, and counts for seconds, so a revoked key is refused everywhere after
 * that; uses are noted in memory and written together.
 */
export class KeyCache {
  readonly #db: Database;
  readonly #entries = new BriefCache<Entry>();
  /** By the key itself, which is hashed at its first use alone; none is kept for longer than until uses are written twice. */
  #used = new Map<string, Use>();
  /** Those whose uses were written last. */
  #usedBefore: ReadonlyMap<string, Use> = this.#used;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Finds whom a key stands for.
   * @param address the client's, for keys that are bound to some
   * @returns null for an unknown, expired or revoked key, and for one used from where it may not be
   */
  async find(key: string, address: string | undefined, now: Date): Promise<KnownKey | null> {
    const known = this.#used.get(key)?.hash;
    if (known === undefined && !isKey(key)) return null;
    const hash = known ?? hashOf(key);
    const entry = await this.#entries.find(hash, now, () => this.#read(hash));
    if (!entry || entry.expiresAt <= now.getTime()) return null;
    if (entry.allowed && !(address !== undefined && contains(entry.allowed, address))) return null;
    const used = this.#used.get(key);
    if (used) used.at = now;
    else {
      const { organizationId, keyId: id } = entry.actor;
      this.#used.set(key, { hash, organizationId, id, at: now });
    }
    return entry;
  }

  /** Whether a key was used lately, by the key itself: nobody made it up. */
  isInUse(key: string): boolean {
    return this.#used.has(key) || this.#usedBefore.has(key);
  }

  /** Forgets the key with this hash, so that one that is revoked here is refused at once. */
  forget(hash: string): void {
    this.#entries.forget(hash);
  }

  /** Writes when keys were used last: one statement for all uses since the last call. */
  async writeUses(): Promise<void> {
    const uses = [...this.#used.values()].map(({ id, organizationId, at }) => ({
      id,
      organization_id: organizationId,
      at: at.toISOString(),
    }));
    this.#usedBefore = this.#used;
    this.#used = new Map();
    if (uses.length === 0) return;
    await raw(this.#db)`
      update api_key k set last_used_at = u.at
        from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u(organization_id text, id text, at timestamptz)
       where k.organization_id = u.organization_id and k.id = u.id
         and (k.last_used_at is null or k.last_used_at < u.at)`;
  }

  async #read(hash: string): Promise<Entry | undefined> {
    const [row] = await raw(this.#db)<KeyRow[]>`
      select organization_id, id, mode, scopes, allowed_addresses, reads_per_minute, writes_per_minute, expires_at
        from api_key where hash = ${hash} and revoked_at is null`;
    if (!row) return undefined;
    return {
      actor: {
        kind: "apiKey",
        organizationId: row.organization_id,
        keyId: row.id,
        isLive: row.mode === "live",
        scopes: row.scopes,
      },
      readsPerMinute: row.reads_per_minute,
      writesPerMinute: row.writes_per_minute,
      allowed: row.allowed_addresses && blockList(row.allowed_addresses),
      expiresAt: row.expires_at === null ? Number.POSITIVE_INFINITY : new Date(row.expires_at).getTime(),
    };
  }
}

/** The keys in use in this process. */
export const keyCache = oncePerApplication(
  "keyCache",
  ({ compartments }) => new KeyCache(compartments.directory.db),
);

function blockList(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = "", prefix] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function contains(list: BlockList, address: string): boolean {
  // A server that listens on IPv6 tells IPv4 clients as ::ffff:192.0.2.1.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}
