import type { Metadata } from "next";
import { LegalText } from "#app/(about)/_components/legal-text.tsx";
import { legalVersions } from "#server/kernel/fields/legal.ts";

export const metadata: Metadata = {
  title: "Privacy notice",
  description: "Which data this platform keeps of you, why, for how long, and who sees it.",
  alternates: { canonical: "/privacy" },
};

const sections = [
  {
    title: "What is kept",
    text: "Your name, your e-mail address and how you sign in. Once you are a customer of an issuer: your address, your wallets, what is needed to verify you, your purchases, holdings and payments.",
  },
  {
    title: "Why",
    text: "To carry out what you agree to with an issuer, and to meet the law on securities, money laundering and bookkeeping. Nothing is sold, and nothing is used for advertising.",
  },
  {
    title: "Who sees it",
    text: "The issuers whose customer you are, and whoever checks your identity for them. Other customers and the public see your country, your type and a wallet at most.",
  },
  {
    title: "Cookies and pictures",
    text: "There is one cookie, which keeps you signed in. Pages and mails load nothing that would tell others when you read them; pictures that an offering shows from elsewhere are asked for without saying where from.",
  },
  {
    title: "Your rights",
    text: "You can see, correct and take away your data, and have it erased where no law asks for it to be kept. Ask the issuer, or whoever runs this platform.",
  },
];

/** The privacy notice of the platform. */
export default function PrivacyPage() {
  return <LegalText title="Privacy notice" version={legalVersions.PRIVACY} sections={sections} />;
}
