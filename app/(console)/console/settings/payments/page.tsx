import type { Metadata } from "next";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { formatInFours } from "#app/_words/format.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { providerNames } from "#app/(console)/_words/payments.ts";
import { AccountForm } from "./account-form.tsx";
import { ChecksForm } from "./checks-form.tsx";
import { OpenedSettings } from "./opened-settings.tsx";
import { checkerNames } from "./words.ts";

export const metadata: Metadata = { title: "Payments and checks" };

export default issuerPage(async () => {
  const [issuer, settings, methods] = await Promise.all([
    currentIssuer(),
    trpc.settings.get({}),
    trpc.payment.methods({}),
  ]);
  const mayChange = issuer?.may.includes("organization:write") ?? false;
  const { bankAccount } = settings;
  return (
    <OpenedSettings settings={settings}>
      <div className={columns.pair}>
        <Panel title="Bank account" description="Where customers transfer what they buy for.">
          {mayChange ? (
            <AccountForm account={bankAccount} />
          ) : (
            <FactRows
              facts={[
                { term: "Account holder", value: bankAccount?.accountHolder ?? "Not set" },
                {
                  term: "IBAN",
                  value: bankAccount ? formatInFours(bankAccount.iban) : "Not set",
                  note: "Owners and admins can change it.",
                },
                bankAccount?.bic !== undefined && { term: "BIC", value: bankAccount.bic },
              ]}
            />
          )}
        </Panel>
        <div className={columns.stack}>
          <Panel title="Ways to pay" description="What a customer may choose from.">
            <FactRows
              facts={(["BANK_TRANSFER", "STRIPE", "SANDBOX"] as const).map((provider) => ({
                term: providerNames[provider],
                value: methods.data.some((method) => method.provider === provider) ? "Offered" : "Not set up",
                note: notes[provider],
              }))}
            />
          </Panel>
          <Panel title="Identity checks and trades">
            {mayChange ? (
              <ChecksForm settings={settings} />
            ) : (
              <FactRows
                facts={[
                  { term: "Identity is checked by", value: checkerNames[settings.verificationProvider] },
                  { term: "A check holds for", value: `${settings.verificationValidDays} days` },
                  {
                    term: "Payments of trades",
                    value: settings.tracksTradePayments ? "Tracked" : "Not tracked",
                  },
                ]}
              />
            )}
          </Panel>
        </div>
      </div>
    </OpenedSettings>
  );
});

const notes = {
  BANK_TRANSFER: "With a reference and, for euros, a QR code; needs the account.",
  STRIPE: "Whoever runs the service sets STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.",
  SANDBOX: "Only in the demo: nobody pays with real money.",
};
