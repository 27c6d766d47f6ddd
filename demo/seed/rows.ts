import type { organizationSettings } from "#db/schema/settings.ts";
import { lastStatement } from "./bank.ts";
import { checksOf } from "./checks.ts";
import { openPurse, payFor } from "./money.ts";
import { launch } from "./offerings.ts";
import { distribute } from "./payouts.ts";
import { pictureOf } from "./pictures.ts";
import type { OrganizationPlan } from "./plan.ts";
import { openRegister } from "./register.ts";
import { customerRow, settle, walletRows } from "./residents.ts";
import { ago, type Story } from "./story.ts";
import { postOffer } from "./trades.ts";

/** All rows of one organization, ready to be written; its papers are made apart, as that takes longer. */
export function rowsOf(plan: OrganizationPlan, story: Story) {
  const { id: organizationId, slug, name, founded } = plan;
  const createdAt = ago(story, founded).toISOString();
  const logo = plan.logo === undefined ? undefined : pictureOf(organizationId, plan.logo, createdAt);
  const brand = plan.brand && { ...plan.brand, ...(logo && { logoUrl: `/image/${logo.id}` }) };
  const residents = settle(plan.customers, story);
  const register = openRegister(organizationId, story.now);
  const purse = openPurse(organizationId);
  const launches = plan.offerings.map((one) => launch(organizationId, one, residents, register, story));
  const posts = plan.board.map((one) => postOffer(organizationId, one, residents, register, story));
  for (const one of launches) payFor(one, purse, story);
  const payouts = (plan.distributions ?? []).map((one) =>
    distribute(organizationId, one, residents, register, purse, story),
  );
  const intents = launches.flatMap(({ sales }) => sales.map(({ intent }) => intent));
  const statement = lastStatement(organizationId, plan.account.iban, intents, purse, story);
  const customers = residents.map((resident) => customerRow(organizationId, resident, story));
  const settings: typeof organizationSettings.$inferInsert = {
    organizationId,
    accountHolder: plan.account.holder,
    iban: plan.account.iban,
    bic: plan.account.bic,
    updatedAt: createdAt,
  };
  return {
    organizations: [{ id: organizationId, slug, name, brand, createdAt }],
    images: logo ? [logo] : [],
    settings: [settings],
    customers,
    wallets: residents.flatMap((resident) => walletRows(organizationId, resident, story)),
    checks: checksOf(customers, plan.reviewer),
    launches,
    tokens: launches.map(({ token }) => token),
    subdomains: launches.map(({ subdomain }) => subdomain),
    offerings: launches.map(({ offering }) => offering),
    intents,
    participations: launches.flatMap(({ participations }) => participations),
    offers: posts.map(({ offer }) => offer),
    trades: posts.flatMap(({ trades }) => trades),
    accounts: register.accounts(),
    entries: register.entries(),
    locks: register.locks(),
    payments: purse.payments(),
    refunds: purse.refunds(),
    cash: purse.cash(),
    statements: statement.statements,
    statementEntries: statement.entries,
    distributions: payouts.map(({ distribution }) => distribution),
    distributionPayments: payouts.flatMap(({ payments }) => payments),
  };
}
