/** Every page there is, by who looks at it, for stories that look at all of them. */
import { expect, type Page } from "@playwright/test";
import { post } from "./preparations.ts";

export interface Visit {
  /** The page, or how to get there. */
  readonly path: string;
  /** What to do before looking. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Waits until the page is drawn and loads nothing more that it shows. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Goes on to the first page of a kind that this page links to. */
const follow = (path: string) => async (page: Page) => {
  await page.locator(`main a[href^="${path}"]`).first().click();
  await page.waitForURL(`**${path}*`);
  await settle(page);
};

export type Person = "anonymous" | "ada" | "owner";

/** Every page by who looks at it: nobody in particular, or one of the demo's people. */
export const pages: Record<Person, readonly Visit[]> = {
  anonymous: [
    { path: "/" },
    { path: "/?q=nothing+has+this+name" },
    { path: "/offerings/off_demo_harbour" },
    { path: "/how-it-works" },
    { path: "/for-issuers" },
    { path: "/issuers/nordlicht" },
    { path: "/terms" },
    { path: "/privacy" },
    { path: "/offerings/off_unknown" },
    { path: "/microsite/harbour-lofts" },
    { path: "/microsite/nobody" },
    { path: "/sign-in?returnTo=%2Fportal" },
    { path: "/sign-in/two-factor" },
    { path: "/sign-in/done?error=INVALID_TOKEN" },
    { path: "/sign-up" },
    { path: "/unsubscribe?token=a.b" },
    { path: "/forgot-password" },
    { path: "/reset-password?token=x" },
    { path: "/demo/mail" },
    { path: "/portal" },
    { path: "/portal/onboarding" },
    { path: "/console" },
    { path: "/docs" },
    { path: "/docs?q=nonsense" },
    { path: "/docs/market" },
    { path: "/docs/changelog" },
    {
      path: "/docs/organization#/Organization/getViewer",
      prepare: async (page) => {
        const operation = page.locator("#operations-Organization-getViewer");
        await operation.getByRole("button", { name: "Execute" }).click();
        await operation.locator(".live-responses-table").waitFor();
      },
    },
  ],
  ada: [
    {
      path: "/offerings/off_demo_harbour",
      prepare: async (page) => {
        await page.getByLabel("You pay").fill("20");
        await page.getByText("Buy for at least").waitFor();
      },
    },
    { path: "/portal" },
    { path: "/portal/buy/off_demo_harbour?amount=250" },
    { path: "/portal/purchases" },
    { path: "/portal/purchases", prepare: follow("/portal/purchases/opi_") },
    {
      path: "/portal/purchases?purchaseStatus=PENDING",
      prepare: async (page) => {
        await follow("/portal/purchases/opi_")(page);
        await page.getByRole("button", { name: "Pay in the sandbox" }).click();
        await page.getByRole("heading", { name: "Sandbox payment" }).waitFor();
      },
    },
    { path: "/portal/holdings" },
    { path: "/portal/board" },
    { path: "/portal/board/new" },
    { path: "/portal/board/token/harbour-lofts" },
    { path: "/portal/holdings/harbour-lofts" },
    { path: "/portal/documents" },
    {
      path: "/portal/board/offers",
      prepare: async (page) => {
        await page
          .getByRole("button", { name: /^(Buy|Sell)/ })
          .first()
          .click();
        await page.getByRole("dialog").waitFor();
      },
    },
    { path: "/portal/trades" },
    { path: "/portal/notices" },
    { path: "/portal/updates/off_demo_harbour" },
    { path: "/portal/distributions" },
    { path: "/portal/verification" },
  ],
  owner: [
    {
      path: "/account",
      prepare: async (page) => {
        await page.getByRole("banner").locator("summary").click();
      },
    },
    { path: "/console" },
    { path: "/console/offerings" },
    { path: "/console/offerings/new" },
    { path: "/console/offerings/off_demo_harbour" },
    { path: "/console/offerings/off_demo_harbour/edit" },
    { path: "/console/offerings/off_demo_harbour/story" },
    { path: "/console/offerings/off_demo_harbour/documents" },
    {
      path: "/console/offerings/off_demo_harbour",
      prepare: async (page) => {
        await page.getByRole("button", { name: "Close now…" }).click();
        await page.getByRole("dialog").getByRole("listitem").first().waitFor();
      },
    },
    { path: "/console/offerings/off_demo_harbour/purchases" },
    { path: "/console/offerings/off_demo_harbour/participants" },
    { path: "/console/customers" },
    { path: "/console/customers/cus_demo_ada" },
    { path: "/console/verifications" },
    { path: "/console/verifications", prepare: follow("/console/verifications/cus_") },
    { path: "/console/notices" },
    { path: "/console/offerings/off_demo_harbour/updates" },
    { path: "/console/purchases" },
    { path: "/console/purchases", prepare: follow("/console/purchases/opi_") },
    { path: "/console/bulletin-board" },
    { path: "/console/bulletin-board", prepare: follow("/console/bulletin-board/bbo_") },
    { path: "/console/bulletin-board/trades" },
    { path: "/console/tokens" },
    { path: "/console/tokens/new" },
    { path: "/console/tokens/harbour-lofts" },
    {
      path: "/console/tokens/harbour-lofts",
      prepare: async (page) => {
        await page.getByRole("button", { name: "Export" }).click();
        await page.getByRole("menu").waitFor();
      },
    },
    { path: "/console/tokens/harbour-lofts/entries" },
    { path: "/console/tokens/harbour-lofts/chain" },
    { path: "/console/exports" },
    { path: "/console/distributions" },
    { path: "/console/distributions/payments" },
    { path: "/console/distributions", prepare: follow("/console/distributions/dst_") },
    {
      path: "/console/distributions/new?tokenId=harbour-lofts",
      prepare: async (page) => {
        await page.getByLabel("Amount").fill("1000.01");
        await page.getByRole("table").waitFor();
        await page.getByRole("combobox", { name: "Token" }).click();
        await page.getByRole("listbox").getByRole("option").first().waitFor();
      },
    },
    { path: "/console/payments" },
    {
      path: "/console/payments",
      prepare: async (page) => {
        await page.getByRole("button", { name: "Assign…" }).first().click();
        await page.getByRole("dialog").getByLabel("Purchase").waitFor();
      },
    },
    { path: "/console/payments/statements" },
    { path: "/console/payments/statements", prepare: follow("/console/payments/statements/bst_") },
    { path: "/console/payments/received" },
    { path: "/console/payments/refunds" },
    { path: "/console/payments/refunds", prepare: follow("/console/payments/refunds/ref_") },
    { path: "/console/settings" },
    { path: "/console/settings/members" },
    { path: "/console/settings/api-keys" },
    { path: "/console/settings/payments" },
    { path: "/console/settings/brand" },
    { path: "/console/developers" },
    {
      path: "/console/developers",
      prepare: async (page) => {
        // Of a type that is rare: nothing is sent to it meanwhile.
        const { webhookEndpointId: id } = await post<{ webhookEndpointId: string }>(
          page.request,
          "/webhook-endpoint",
          { url: "https://example.com/webhooks", eventTypes: ["offering_document.updated"] },
        );
        await page.goto(`/console/developers/webhooks/${id}`);
        await page.getByRole("heading", { name: "Last 24 hours" }).waitFor();
      },
    },
    {
      path: "/console/developers",
      prepare: async (page) => {
        await page.getByRole("button", { name: "Add an endpoint" }).first().click();
        await page.getByRole("dialog").getByLabel("Address").waitFor();
      },
    },
    { path: "/console/developers/events" },
    { path: "/console/developers/requests" },
    { path: "/console/developers/test-clock" },
    { path: "/console/customers/import" },
    { path: "/console/developers/events", prepare: follow("/console/developers/events/evt_") },
    { path: "/console/developers/chain" },
    { path: "/console/developers/chain/transactions" },
    { path: "/console/developers/jobs" },
    { path: "/console/audit" },
    { path: "/console/audit", prepare: follow("/console/audit/aud_") },
  ],
};
