import { raw } from "#db/client.ts";
import type { VerificationProvider } from "#db/schema/enums.ts";
import type { Call, TenantContext } from "#server/kernel/context.ts";
import type { BankAccount } from "#server/kernel/fields/bank-account.ts";
import { toIso } from "#server/kernel/format.ts";
import type { Audited } from "#server/platform/audit/change.ts";
import { defaultSettings, type getSettings as operation, type Settings } from "./contract.ts";

interface SettingsRow extends AccountRow {
  verification_provider: VerificationProvider;
  verification_valid_days: number;
  tracks_trade_payments: boolean;
  /** Null before the first change. */
  updated_at: string | null;
}

/** The columns of `organization_settings` that an account is made of. */
export interface AccountRow {
  account_holder: string | null;
  iban: string | null;
  bic: string | null;
}

/** How the caller's organization wants things done. */
export async function getSettings({ ctx }: Call<typeof operation>): Promise<Settings> {
  return readSettings(ctx);
}

/** The settings of the organization whose transaction it is; the defaults where it has no row. */
export async function readSettings({ db, actor }: TenantContext): Promise<Settings> {
  const [row] = await raw(db)<SettingsRow[]>`
    select account_holder, iban, bic, verification_provider, verification_valid_days, tracks_trade_payments,
           nullif(updated_at, 'epoch') as updated_at
      from organization_settings where organization_id = ${actor.organizationId}`;
  if (!row) return { ...defaultSettings };
  const account = accountOf(row);
  return {
    ...(account && { bankAccount: account }),
    verificationProvider: row.verification_provider,
    verificationValidDays: row.verification_valid_days,
    tracksTradePayments: row.tracks_trade_payments,
    ...(row.updated_at !== null && { updatedAt: toIso(row.updated_at) }),
  };
}

/** How changes of the settings are recorded; the row comes to be with the first change. */
export const auditedSettings: Audited<Settings> = {
  type: "settings",
  async lock({ db }, organizationId) {
    const sql = raw(db);
    await sql`
      insert into organization_settings (organization_id, updated_at) values (${organizationId}, 'epoch')
      on conflict do nothing`;
    await sql`select from organization_settings where organization_id = ${organizationId} for no key update`;
  },
  read: async (ctx) => ({ updatedAt: undefined, ...(await readSettings(ctx)) }),
};

/** The account of a row, where it has one. */
export function accountOf(row: AccountRow): BankAccount | null {
  if (!row.iban || !row.account_holder) return null;
  return { accountHolder: row.account_holder, iban: row.iban, ...(row.bic && { bic: row.bic }) };
}
