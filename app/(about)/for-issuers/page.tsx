import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Explanation } from "#app/(about)/_components/explanation.tsx";

export const metadata: Metadata = {
  title: "For issuers",
  description:
    "Bring an asset to investors: the offering, the customers, the money and the register in one place.",
  alternates: { canonical: "/for-issuers" },
};

const steps = [
  {
    title: "Register a token",
    text: "Name, symbol, supply. Its register is a ledger whose entries never change; on request it is followed on a chain.",
  },
  {
    title: "Tell the story",
    text: "Text, pictures, figures, team, use of funds, risks, documents: block by block, with the page beside it while you write.",
  },
  {
    title: "Set the terms",
    text: "Price, period, goal, hard cap, who may buy. No offering ever sells more than it says, however many come at once.",
  },
  {
    title: "Receive customers and money",
    text: "Customers onboard in the browser, payments are matched by their reference, identity checks wait in one list.",
  },
  {
    title: "Close and deliver",
    text: "At the end tokens are delivered or everybody is refunded, without a list to work through by hand.",
  },
  {
    title: "Stay in touch",
    text: "Distributions, a bulletin board, an audit trail, exports; and all of it over an interface, if you have software of your own.",
  },
];

/** What an issuer gets, for whoever has never issued. */
export default function ForIssuersPage() {
  return (
    <Explanation
      area="issuers"
      title="For issuers"
      lead="Bring an asset to investors: the offering, the customers, the money and the register in one place."
      steps={steps}
      actions={
        <>
          <ButtonLink href="/sign-up/organization">Found an organization</ButtonLink>
          <ButtonLink href="/docs" look="outline">
            Read the API reference
          </ButtonLink>
        </>
      }
    />
  );
}
