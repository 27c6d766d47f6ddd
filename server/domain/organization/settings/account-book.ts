import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { oncePerApplication } from "#server/kernel/application.ts";
import { BriefCache } from "#server/kernel/brief-cache.ts";
import type { BankAccount } from "#server/kernel/fields/bank-account.ts";
import { type AccountRow, accountOf } from "./read-settings.ts";

/**
 * The accounts that bank transfers go to, kept for seconds: a purchase is answered in the one round trip that records
 * it, and still tells where to pay.
 */
class AccountBook {
  readonly #connection: Parameters<typeof inTenant>[0];
  readonly #accounts = new BriefCache<BankAccount | null>();

  constructor(connection: Parameters<typeof inTenant>[0]) {
    this.#connection = connection;
  }

  /** The account of an organization; null where it has set none. */
  async find(organizationId: string): Promise<BankAccount | null> {
    return (await this.#accounts.find(organizationId, new Date(), () => this.#read(organizationId))) ?? null;
  }

  /** Forgets the account of an organization, where it changes. */
  forget(organizationId: string): void {
    this.#accounts.forget(organizationId);
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
export const accountBook = oncePerApplication(
  "accountBook",
  ({ compartments }) => new AccountBook(compartments.directory),
);
