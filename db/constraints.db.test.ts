import { beforeAll, describe, expect, it } from "vitest";
import {
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeOpenOffer,
  makeToken,
} from "#testing/factories.ts";
import { newWallet, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();

/** What the statements below may name; another organization's begin with `foreign`. */
const names: Record<string, string> = {};

beforeAll(async () => {
  const { token, maker, offer } = await makeOpenOffer(suite);
  const offering = await makeOffering(suite);
  const somebody = await makeCustomer(suite);
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(maker, offering));
  const foreignToken = await makeToken(other);
  const foreigner = await makeHolder(other, foreignToken.tokenId, 10);
  const foreignOffering = await makeOffering(other);
  const accounts = await suite.sql<{ id: string; kind: string }[]>`select id, kind from ledger_account
    where organization_id = ${suite.organizationId} and token_id = ${token.tokenId}`;
  const [foreignAccount] = await other.sql<{ id: string }[]>`select id from ledger_account
    where organization_id = ${other.organizationId} and kind = 'WALLET'`;
  const account = (kind: string) => accounts.find((found) => found.kind === kind)?.id ?? "";
  Object.assign(names, {
    org: suite.organizationId,
    token: token.tokenId,
    customer: maker.id,
    somebody: somebody.id,
    wallet: maker.wallets[0]?.address.toLowerCase(),
    offering: offering.offeringId,
    subdomain: offering.subdomain,
    intent: intent.offeringPurchaseIntentId,
    offer: offer.offerId,
    unissued: account("UNISSUED"),
    held: account("WALLET"),
    nobodysWallet: newWallet(),
    foreignOrg: other.organizationId,
    foreignToken: foreignToken.tokenId,
    foreignCustomer: foreigner.id,
    foreignWallet: foreigner.wallets[0]?.address.toLowerCase(),
    foreignOffering: foreignOffering.offeringId,
    foreignAccount: foreignAccount?.id,
  });
});

const fill = (statement: string) =>
  statement.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`nothing is called ${name}`);
    return `'${value}'`;
  });

const offering = (change: string) =>
  `update offering set ${change} where organization_id = $org and id = $offering`;
const entry = (columns: string, values: string) =>
  `insert into ledger_entry (organization_id, id, token_id, ${columns}, reason, created_at)
   values ($org, 'led_bad', $token, ${values}, 'TRANSFER', now())`;
const intent = (columns: string, values: string) =>
  `insert into offering_purchase_intent (organization_id, id, currency, expires_at, created_at, updated_at, ${columns})
   values ($org, 'opi_bad', 'EUR', now(), now(), now(), ${values})`;

/** What a constraint is called, and how a long name begins that a machine of a cluster has cut for its shard. */
function named(part: string, cut: string): RegExp {
  return new RegExp(`${part}|"${cut}_[0-9a-f]{8}_\\d+"`);
}

/** A row stays with its organization: where it would lie on another machine, the cluster says so before the reference does. */
const notElsewhere = /violates foreign key|modifying the partition value of rows/;

/** What somebody might do behind the verbs' back, and what the database says to it. */
const attempts: [what: string, statement: string, constraint: RegExp][] = [
  ["more raised than the hard cap", offering("raised = hard_cap + 0.01"), /offering_room/],
  ["more reserved than the hard cap", offering("reserved = hard_cap + 0.01"), /offering_room/],
  ["more of both together", offering("raised = hard_cap / 2, reserved = hard_cap / 2 + 1"), /offering_room/],
  ["less than nothing raised", offering("raised = -1"), /offering_room/],
  ["less than nothing reserved", offering("reserved = -0.01"), /offering_room/],
  ["fewer participants than none", offering("participants = -1"), /offering_participants/],
  ["an end before the start", offering("end_date = start_date"), /offering_period/],
  [
    "a minimum above the maximum",
    offering("min_payable_amount = max_payable_amount + 1"),
    /offering_minimum/,
  ],
  ["a minimum of nothing", offering("min_payable_amount = 0"), /offering_minimum/],
  ["a maximum above the cap", offering("max_payable_amount = hard_cap + 1"), /offering_maximum/],
  ["a soft cap above the hard cap", offering("soft_cap = hard_cap + 1"), /offering_soft_cap/],
  ["a soft cap below nothing", offering("soft_cap = -1"), /offering_soft_cap/],
  ["a price of nothing", offering("price_per_token = 0"), /offering_price/],
  ["a state nobody knows", offering("state = 'LOST'"), /offering_state/],
  [
    "another organization's token",
    offering("token_id = $foreignToken"),
    named("token_organization_id_id_fk", "offering_organization_id_token_id_token_organiz"),
  ],
  ["an offering moved to another organization", offering("organization_id = $foreignOrg"), notElsewhere],
  [
    "the same subdomain twice",
    "insert into subdomain (subdomain, organization_id, offering_id) values ($subdomain, $foreignOrg, 'off_x')",
    /subdomain_pkey/,
  ],
  [
    "a purchase of another organization's offering",
    intent(
      "offering_id, customer_id, wallet_address, purchase_amount, token_amount",
      "$foreignOffering, $customer, $wallet, 1, 1",
    ),
    /offering/,
  ],
  [
    "a purchase by another organization's customer",
    intent(
      "offering_id, customer_id, wallet_address, purchase_amount, token_amount",
      "$offering, $foreignCustomer, $foreignWallet, 1, 1",
    ),
    named("wallet", "offering_purchase_intent_organization_id_custom"),
  ],
  [
    "a purchase into a wallet of nobody",
    intent(
      "offering_id, customer_id, wallet_address, purchase_amount, token_amount",
      "$offering, $customer, $nobodysWallet, 1, 1",
    ),
    named("wallet", "offering_purchase_intent_organization_id_custom"),
  ],
  [
    "a purchase for nothing",
    intent(
      "offering_id, customer_id, wallet_address, purchase_amount, token_amount",
      "$offering, $customer, $wallet, 0, 1",
    ),
    /offering_purchase_intent_amounts/,
  ],
  [
    "a holding of room below nothing",
    "update participation set reserved = -1 where organization_id = $org",
    /participation_sums/,
  ],
  [
    "an offer of nothing",
    "update offer set amount = 0 where organization_id = $org and id = $offer",
    /offer_amounts/,
  ],
  [
    "an offer filled by nobody",
    "update offer set status = 'FILLED' where organization_id = $org and id = $offer",
    /offer_taker/,
  ],
  [
    "an offer cancelled for no reason",
    "update offer set status = 'CANCELLED' where organization_id = $org and id = $offer",
    /offer_reason/,
  ],
  [
    "an offer made by another organization's customer",
    "update offer set maker_customer_id = $foreignCustomer, maker_wallet_address = $foreignWallet where organization_id = $org and id = $offer",
    /offer_maker_wallet_fk/,
  ],
  [
    "an offer taken by another organization's customer",
    "update offer set status = 'FILLED', taker_customer_id = $foreignCustomer, taker_wallet_address = $foreignWallet where organization_id = $org and id = $offer",
    /offer_taker_wallet_fk/,
  ],
  [
    "a wallet proven by two",
    `insert into wallet (organization_id, customer_id, address, position, created_at, proven_at)
     values ($org, $customer, $nobodysWallet, 8, now(), now()), ($org, $somebody, $nobodysWallet, 8, now(), now())`,
    /wallet_proven/,
  ],
  [
    "a token of 19 decimals",
    "update token set decimals = 19 where organization_id = $org and id = $token",
    /token_decimals/,
  ],
  [
    "an account overdrawn",
    entry("debit_account_id, credit_account_id, amount", "$held, $unissued, 100000"),
    /ledger_account_available/,
  ],
  [
    "more released than is frozen",
    entry("debit_account_id, debit_bucket, credit_account_id, amount", "$held, 'FROZEN', $held, 100"),
    /ledger_account_frozen/,
  ],
  [
    "an entry of nothing",
    entry("debit_account_id, credit_account_id, amount", "$held, $unissued, 0"),
    /ledger_entry_amount/,
  ],
  [
    "an entry from an account to itself",
    entry("debit_account_id, credit_account_id, amount", "$held, $held, 1"),
    /ledger_entry_sides/,
  ],
  [
    "an entry into another organization's account",
    entry("debit_account_id, credit_account_id, amount", "$held, $foreignAccount, 1"),
    /credit_account_id/,
  ],
  [
    "an entry into another token's account",
    `insert into ledger_entry (organization_id, id, token_id, debit_account_id, credit_account_id, amount, reason, created_at)
     select $org, 'led_bad', token_id, $held, id, 1, 'TRANSFER', now() from ledger_account
      where organization_id = $org and kind = 'UNISSUED' and token_id <> $token limit 1`,
    /account of another token/,
  ],
  [
    "an account of a wallet without a wallet",
    "insert into ledger_account (organization_id, id, token_id, kind) values ($org, 'acc_bad', $token, 'WALLET')",
    /ledger_account_owner/,
  ],
  [
    "a second supply of a token",
    "insert into ledger_account (organization_id, id, token_id, kind) values ($org, 'acc_bad', $token, 'SUPPLY')",
    /ledger_account_token/,
  ],
  [
    "a customer of no organization",
    "update customer set organization_id = 'org_nothing' where organization_id = $org and id = $customer",
    notElsewhere,
  ],
  [
    "a customer removed who bought",
    "delete from customer where organization_id = $org and id = $customer",
    /violates foreign key/,
  ],
];

describe("the database itself refuses", () => {
  it.each(attempts)("%s", async (_what, statement, constraint) => {
    const before = await suite.contents();
    await expect(suite.sql.unsafe(fill(statement))).rejects.toThrow(constraint);
    expect(await suite.contents()).toEqual(before);
  });
});
