import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import type { BankAccount } from "#server/kernel/fields/bank-account.ts";
import { type AccountRow, accountOf } from "./read-settings.ts";

/** How long what was read counts, in milliseconds. */
const FRESH_MS = 3_000;
const KEPT = 10_000;

interface Entry {
  readonly account: Promise<BankAccount | null>;
  readonly readAt: number;
}

/**
 * The accounts that bank transfers go to, kept for seconds: a purchase is answered in the one round trip that records
 * it, and still tells where to pay.
 */
export class AccountBook {
  readonly #connection: Parameters<typeof inTenant>[0];
  readonly #entries = new Map<string, Entry>();

  constructor(connection: Parameters<typeof inTenant>[0]) {
    this.#connection = connection;
  }

  /** The account of an organization; null where it has set none. */
  find(organizationId: string): Promise<BankAccount | null> {
    const kept = this.#entries.get(organizationId);
    if (kept && Date.now() - kept.readAt < FRESH_MS) return kept.account;
    const account = this.#read(organizationId);
    if (this.#entries.size >= KEPT) this.#entries.clear();
    this.#entries.set(organizationId, { account, readAt: Date.now() });
    // A failed read is not cached.
    account.catch(() => this.forget(organizationId));
    return account;
  }

  /** Forgets what was read, where it changes. */
  forget(organizationId: string): void {
    this.#entries.delete(organizationId);
  }

  #read(organizationId: string): Promise<BankAccount | null> {
    return inTenant(this.#connection, organizationId, "read", async (db) => {
      const [row] = await raw(db)<AccountRow[]>`
        select account_holder, iban, bic from organization_settings where organization_id = ${organizationId}`;
      return row ? accountOf(row) : null;
    });
  }
}

/** The account book of this process. */
export const accountBook = oncePerApplication("accountBook", (app) => new AccountBook(app));
