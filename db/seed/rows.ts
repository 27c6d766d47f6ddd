import { launch } from "./offerings.ts";
import type { OrganizationPlan } from "./plan.ts";
import { openRegister } from "./register.ts";
import { customerRow, settle, walletRows } from "./residents.ts";
import { ago, type Story } from "./story.ts";
import { postOffer } from "./trades.ts";

/** All rows of one organization, ready to be written. */
export function rowsOf(plan: OrganizationPlan, story: Story) {
  const { id: organizationId, slug, name, founded } = plan;
  const residents = settle(plan.customers, story);
  const register = openRegister(organizationId);
  const launches = plan.offerings.map((one) => launch(organizationId, one, residents, register, story));
  const offers = plan.board.map((one) => postOffer(organizationId, one, residents, register, story));
  return {
    organizations: [{ id: organizationId, slug, name, createdAt: ago(story, founded).toISOString() }],
    customers: residents.map((resident) => customerRow(organizationId, resident, story)),
    wallets: residents.flatMap((resident) => walletRows(organizationId, resident, story)),
    tokens: launches.map(({ token }) => token),
    subdomains: launches.map(({ subdomain }) => subdomain),
    offerings: launches.map(({ offering }) => offering),
    intents: launches.flatMap(({ intents }) => intents),
    participations: launches.flatMap(({ participations }) => participations),
    offers,
    accounts: register.accounts(),
    entries: register.entries(),
  };
}
