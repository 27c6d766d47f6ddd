import { type Database, raw } from "#db/client.ts";
import type { Currency } from "#db/schema/enums.ts";
import type { cashReason } from "#db/schema/payment.ts";
import type { ledgerBucket, ledgerReason } from "#db/schema/token.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";

/** A transaction of an organization, and the moment that entries are dated by. */
interface PostingContext {
  readonly db: Database;
  readonly actor: { readonly organizationId: string };
  readonly now: Date;
}

type Bucket = (typeof ledgerBucket.enumValues)[number];

/** An SQL expression over the rows of `from`. */
type Expression = Fragment;

/** One side of a movement: an account, and which part of it. */
interface Side {
  readonly account: Expression;
  readonly bucket: Bucket | Expression;
}

/** Movements of tokens between accounts of the register, one for each row of `from`. */
export interface Posting {
  readonly reason: (typeof ledgerReason.enumValues)[number];
  readonly token: Expression;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: Expression;
  /** The id of what caused it. */
  readonly reference?: Expression;
  /** What a person wrote. */
  readonly note?: string | undefined;
  /** The entry's id where the caller needs it: for a single row. */
  readonly id?: string;
  /** `from …`, with joins and conditions. */
  readonly from: Fragment;
}

/**
 * The one statement that writes entries of the register: alone or as part of another (`with posted as (…)`), for one row
 * or thousands. A trigger moves the balances (docs/domain.md, Register).
 * @throws the database's check violation `ledger_account_available` where an account holds too little
 */
export function postEntries(ctx: PostingContext, posting: Posting): Fragment {
  const sql = raw(ctx.db);
  const at = ctx.now.toISOString();
  const { reason, token, debit, credit, amount, from } = posting;
  const bucket = ({ bucket }: Side) => (typeof bucket === "string" ? sql`${bucket}::ledger_bucket` : bucket);
  return sql`
    insert into ledger_entry as e (organization_id, id, token_id, debit_account_id, debit_bucket, credit_account_id,
      credit_bucket, amount, reason, reference, note, created_at)
    select ${ctx.actor.organizationId}, ${posting.id ?? sql`new_id('led', ${at})`}, ${token}, ${debit.account},
           ${bucket(debit)}, ${credit.account}, ${bucket(credit)}, ${amount}, ${reason},
           ${posting.reference ?? null}, ${posting.note ?? null}, ${at}
    ${from}
    returning e.id`;
}

/** Movements of clients' money, one for each row of `from`. */
export interface CashPosting {
  readonly reason: (typeof cashReason.enumValues)[number];
  readonly currency: Currency | Expression;
  readonly amount: string | Expression;
  /** The id of what it stands for: once each. */
  readonly reference: string | Expression;
  /** `from …`; left out = one movement. */
  readonly from?: Fragment;
}

/** The one statement that writes entries of the cash ledger, alone or as part of another; see {@link postEntries}. */
export function postCash(
  ctx: PostingContext,
  { reason, currency, amount, reference, from }: CashPosting,
): Fragment {
  const sql = raw(ctx.db);
  const at = ctx.now.toISOString();
  return sql`
    insert into cash_entry as e (organization_id, id, currency, reason, amount, reference, created_at)
    select ${ctx.actor.organizationId}, new_id('csh', ${at}), ${currency}, ${reason}, ${amount}, ${reference}, ${at}
    ${from ?? sql``}
    returning e.id`;
}
