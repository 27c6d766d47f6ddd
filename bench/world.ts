import type postgres from "postgres";
import { DEMO_ORGANIZATION } from "#server/platform/identity/identify.ts";

/** A token with its offerings, its holders and their offers. */
export interface WorldToken {
  readonly tokenId: string;
  /** What its rows have in their names. */
  readonly name: string;
  readonly offerings: number;
  /** Of its contract. */
  readonly address: string;
  offeringId(index: number): string;
  offerId(batch: number, index: number): string;
  /** Of an offering with buyers. */
  endingId(batch: number, index: number): string;
}

const addressOf = (index: number) => `0x${index.toString(16).padStart(40, "0")}`;

const tokenOf = (name: string, offerings: number, place: number): WorldToken => ({
  tokenId: `tok_${name}`,
  name,
  offerings,
  address: addressOf(1_000_000 + place),
  offeringId: (index) => `off_${name}_${index}`,
  offerId: (batch, index) => `bbo_${name}_${batch}_${index}`,
  endingId: (batch, index) => `off_${name}_${batch}_${index}`,
});

/** The token that the service is measured with. */
export const ledgerToken = tokenOf("bench", 1_000, 1);
/** One that a chain follows, and its like that none does. */
export const chainPair = { chain: tokenOf("chain", 1, 2), ledger: tokenOf("beside", 1, 3) } as const;

/** Of each offering that is closed. */
const BUYERS = 10;

/** What the load runs on, made in the database at once. */
export const world = {
  organizationId: DEMO_ORGANIZATION,
  offerings: ledgerToken.offerings,
  customers: 1_000,
  offeringId: ledgerToken.offeringId,
  customerId: (index: number) => `cus_bench_${index}`,
  walletAddress: addressOf,
  offerId: ledgerToken.offerId,
};

/**
 * Fills a migrated database: offerings without practical limits, customers with tokens to offer.
 * @param org an organization that it has nothing of; each gets the same
 */
export async function fillWorld(sql: postgres.Sql, org: string = world.organizationId): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`insert into organization (id, slug, name, created_at) values (${org}, ${org === world.organizationId ? "bench" : org}, 'Bench', now()) on conflict do nothing`;
    await tx`insert into customer (organization_id, id, type, country_code, name, email, verification_status, referral_code, created_at, updated_at)
      select ${org}, 'cus_bench_' || n, 'INDIVIDUAL', 'DE', 'Customer ' || n, 'c' || n || '@example.com', 'COMPLETED', 'R' || n, now(), now()
      from generate_series(0, ${world.customers - 1}::int) n`;
    await tx`insert into wallet (organization_id, customer_id, address, position, created_at)
      select ${org}, 'cus_bench_' || n, '0x' || lpad(to_hex(n), 40, '0'), 0, now()
      from generate_series(0, ${world.customers - 1}::int) n`;
    await fillToken(tx, ledgerToken, org);
  });
  await sql`analyze`;
}

/** Adds the token that a chain follows, and its like beside it; all wallets are proven then, and registered. */
export async function fillChainPair(sql: postgres.Sql): Promise<void> {
  const org = world.organizationId;
  const { chain, ledger } = chainPair;
  const [agent, registry, owner] = [addressOf(2_000_000), addressOf(2_000_001), addressOf(2_000_002)];
  await sql.begin(async (tx) => {
    await fillToken(tx, ledger, org);
    await fillToken(tx, chain, org);
    await tx`update token set settlement = 'ERC3643' where organization_id = ${org} and id = ${chain.tokenId}`;
    await tx`insert into chain_token (organization_id, token_id, chain_id, genesis_hash, address, agent, identity_registry,
        owner, first_operator, status, deployed_block, created_at, live_at)
      values (${org}, ${chain.tokenId}, 31337, '0x00', ${chain.address}, ${agent}, ${registry},
        ${owner}, ${owner}, 'LIVE', 1, now(), now())`;
    await tx`update wallet set proven_at = now() where organization_id = ${org}`;
    await tx`insert into chain_wallet (organization_id, registry, address, customer_id, country, status, created_at, updated_at)
      select ${org}, ${registry}, address, customer_id, 276, 'REGISTERED', now(), now()
        from wallet where organization_id = ${org}`;
  });
  await sql`analyze`;
}

async function fillToken(tx: postgres.TransactionSql, token: WorldToken, org: string) {
  const { tokenId, name, address, offerings } = token;
  await tx`insert into token (organization_id, id, name, symbol, address, decimals, total_supply, created_at)
    values (${org}, ${tokenId}, ${name}, ${name}, ${address}, 18, 1000000000, now())`;
  await tx`insert into ledger_account (organization_id, id, token_id, kind)
    values (${org}, ${`acc_${name}_supply`}, ${tokenId}, 'SUPPLY'), (${org}, ${`acc_${name}_unissued`}, ${tokenId}, 'UNISSUED')`;
  await tx`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    values (${org}, ${`led_${name}_supply`}, ${tokenId}, ${`acc_${name}_supply`}, ${`acc_${name}_unissued`}, 1000000000, 'ISSUE', now())`;
  await insertOfferings(tx, token, name, offerings, org);
  await tx`insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    select ${org}, ${`acc_${name}_`} || n, ${tokenId}, 'WALLET', 'cus_bench_' || n, '0x' || lpad(to_hex(n), 40, '0')
    from generate_series(0, ${world.customers - 1}::int) n`;
  await tx`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
    select ${org}, ${`led_${name}_`} || n, ${tokenId}, ${`acc_${name}_unissued`}, ${`acc_${name}_`} || n, 100000, 'MINT', now()
    from generate_series(0, ${world.customers - 1}::int) n`;
}

async function insertOfferings(
  tx: postgres.TransactionSql,
  { tokenId }: WorldToken,
  called: string,
  count: number,
  org: string,
) {
  await tx`insert into offering (organization_id, id, token_id, subdomain, title, subtitle, description, image_url, type,
      price_per_token, currency, start_date, end_date, min_payable_amount, max_payable_amount, hard_cap, soft_cap, state, created_at, updated_at)
    select ${org}, ${`off_${called}_`} || n, ${tokenId}, ${`${called.replaceAll("_", "-")}-`} || n, 'Offering ' || n, 'A tagline', repeat('Words. ', 60),
      '/images/offerings/none.svg', 'Real estate', 10, 'EUR', now() - interval '1 day', now() + interval '30 days',
      10, 9000000000, 9000000000, 100, 'PUBLISHED', now() - n * interval '1 minute', now()
    from generate_series(0, ${count - 1}::int) n`;
}

/** Makes offerings that a closing delivers, each to the same number of customers who have paid. */
export async function postEndings(
  sql: postgres.Sql,
  batch: number,
  count: number,
  token: WorldToken,
): Promise<void> {
  const org = world.organizationId;
  const { name, tokenId } = token;
  const called = `${name}_${batch}`;
  await sql.begin(async (tx) => {
    await insertOfferings(tx, token, called, count, org);
    await tx`create temporary table bought on commit drop as
      select ${`off_${called}_`} || n as offering_id, ${`opi_${called}_`} || n || '_' || buyer as id,
             (n * ${BUYERS}::int + buyer) % ${world.customers}::int as customer
        from generate_series(0, ${count - 1}::int) n, generate_series(0, ${BUYERS - 1}::int) buyer`;
    await tx`insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount,
        token_amount, currency, purchase_status, settlement_status, received_amount, paid_at, expires_at, completed_at, created_at, updated_at)
      select ${org}, id, offering_id, 'cus_bench_' || customer, '0x' || lpad(to_hex(customer), 40, '0'), 10,
             1, 'EUR', 'COMPLETED', 'ALLOCATED', 10, now(), now() + interval '1 day', now(), now(), now() from bought`;
    await tx`insert into participation (organization_id, offering_id, customer_id, reserved, completed)
      select ${org}, offering_id, 'cus_bench_' || customer, 0, 10 from bought`;
    await tx`update offering o set raised = ${10 * BUYERS}, participants = ${BUYERS}, investors = ${BUYERS}
      where organization_id = ${org} and id in (select offering_id from bought)`;
    await tx`insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, credit_bucket, amount,
        reason, reference, created_at)
      select ${org}, 'led_' || id, ${tokenId}, ${`acc_${name}_unissued`}, ${`acc_${name}_unissued`}, 'FROZEN', 1, 'ALLOCATE', id, now()
        from bought`;
    await tx`insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
      select ${org}, 'csh_' || id, 'EUR', 'RECEIPT', 10, id, now() from bought`;
  });
}

/** Posts open SELL offers to be cancelled, with their tokens frozen. */
export async function postOffers(
  sql: postgres.Sql,
  batch: number,
  count: number,
  { tokenId, name } = ledgerToken,
  org: string = world.organizationId,
): Promise<void> {
  await sql`
    with posted as (
      insert into offer as o (organization_id, id, token_id, maker_customer_id, maker_wallet_address, amount, price_in_euro,
        intention, created_at, updated_at)
      select ${org}, ${`bbo_${name}_${batch}_`} || n, ${tokenId}, 'cus_bench_' || n % ${world.customers}::int,
        '0x' || lpad(to_hex(n % ${world.customers}::int), 40, '0'), 1, 10, 'SELL', now(), now()
      from generate_series(0, ${count - 1}::int) n
      returning o.id, o.maker_customer_id, o.token_id
    )
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, credit_bucket, amount,
      reason, reference, created_at)
    select ${org}, 'led_' || p.id, p.token_id, a.id, a.id, 'FROZEN', 1, 'FREEZE', p.id, now()
      from posted p
      join ledger_account a on a.organization_id = ${org} and a.token_id = p.token_id
       and a.customer_id = p.maker_customer_id`;
}
