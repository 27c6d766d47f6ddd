import {
  IconBook2,
  IconBuildingBank,
  IconCoins,
  IconId,
  IconPlugConnected,
  IconScale,
} from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { OfferingCard } from "#app/_offering/offering-card.tsx";
import { Section } from "#app/_offering/section.tsx";
import { Questions } from "#app/_offering/story/questions.tsx";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { Explanation } from "#app/(about)/_components/explanation.tsx";
import classes from "./page.module.css";

const about = {
  title: "For issuers",
  description:
    "Bring an asset to investors: the offering, the customers, the money and the register in one place.",
};

export const metadata: Metadata = {
  ...about,
  alternates: { canonical: "/for-issuers" },
  ...previewLinks({ ...about, picture: "/previews/home" }),
};

const merits = [
  {
    icon: IconScale,
    title: "Sells what you have, and no more",
    text: "A thousand buyers in one second share what is left to the token. Caps, minimums and who may buy hold by themselves.",
  },
  {
    icon: IconBuildingBank,
    title: "Matches the money",
    text: "Transfers go to your own account. Upload the bank's statement: payments find their purchase, and what does not fit waits in one inbox.",
  },
  {
    icon: IconId,
    title: "Knows your customers",
    text: "Papers stand beside what was typed; decide by key and go on to the next. Or connect a provider that checks for you.",
  },
  {
    icon: IconBook2,
    title: "Keeps the register",
    text: "Who holds what, now and on any day before. Entries never change, and the register can be followed on a chain.",
  },
  {
    icon: IconCoins,
    title: "Pays your holders",
    text: "Interest and dividends by the holdings of a day, exact to the cent, with a payment file for your bank.",
  },
  {
    icon: IconPlugConnected,
    title: "Works with your software",
    text: "All that the console does goes over a REST interface, too, with signed webhooks, a client and a test clock.",
  },
];

const steps = [
  {
    title: "Register a token",
    text: "Name, symbol, supply: what a share of your asset is called and how many there are.",
  },
  {
    title: "Tell the story",
    text: "Text, pictures, figures, team, use of funds, risks, documents: block by block, with the page beside it while you write.",
  },
  {
    title: "Set the terms and publish",
    text: "Price, period, goal, hard cap. Your offering stands on the market and on a site of its own, in your colours.",
  },
  {
    title: "Close and deliver",
    text: "At the end tokens are delivered or everybody is refunded, without a list to work through by hand.",
  },
];

const questions = [
  {
    question: "Do we need a blockchain?",
    answer:
      "No. The register is complete without one. A token can be registered on a chain when you want it, and holders see there what they see here.",
  },
  {
    question: "Who holds the money?",
    answer:
      "You do: buyers transfer to your bank account. What they are owed back is listed until you have sent it.",
  },
  {
    question: "What if the goal is missed?",
    answer:
      "The offering closes as unsuccessful, every payer is due a refund, and the tokens that were held for them are free again.",
  },
  {
    question: "Who sees our customers?",
    answer:
      "You alone. Each organization's data is apart from every other's, and what your colleagues and keys may do is yours to set; who did what stands in an audit trail.",
  },
  {
    question: "Can we leave?",
    answer: "Every list can be downloaded as CSV or Excel, the register and the audit trail among them.",
  },
];

/** What an issuer gets, for whoever has never issued. */
export default async function ForIssuersPage() {
  const { data } = await trpc.market.list({ limit: 1, stage: "OPEN", sort: "raised" });
  const [offering] = data;
  return (
    <Explanation
      area="issuers"
      title="Bring what you own to investors"
      lead="The offering, the customers, the money and the register in one place: from the first draft to the last dividend."
      actions={
        <>
          <ButtonLink href="/sign-up/organization">Found an organization</ButtonLink>
          <ButtonLink href="/docs" look="outline">
            Read the API reference
          </ButtonLink>
        </>
      }
      picture={
        offering && (
          <div className={classes.picture}>
            <h2 className="visually-hidden">An offering, as investors see it</h2>
            <OfferingCard offering={offering} priority="first" />
            <p>
              As investors see it on <Link href="/">the market</Link>.
            </p>
          </div>
        )
      }
      before={
        <section aria-label="What it does for you">
          <ul className={classes.merits}>
            {merits.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon size={26} stroke={1.5} aria-hidden />
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      }
      steps={steps}
    >
      <Section title="What issuers ask first">
        <Questions items={questions} />
      </Section>
    </Explanation>
  );
}
