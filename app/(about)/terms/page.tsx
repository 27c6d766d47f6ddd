import type { Metadata } from "next";
import { LegalText } from "#app/(about)/_components/legal-text.tsx";
import { legalVersions } from "#server/kernel/fields/legal.ts";

export const metadata: Metadata = {
  title: "Terms",
  description: "What this platform does, what issuers do, and what you agree to when you sign up.",
  alternates: { canonical: "/terms" },
};

const sections = [
  {
    title: "What this platform is",
    text: "Issuers offer tokens of assets here, and customers of an issuer buy and hold them. The platform keeps the register and the records; it is no party to a purchase, gives no advice and holds no money of yours.",
  },
  {
    title: "Your account",
    text: "You sign up with your own name and an address that is yours, keep your password and devices to yourself, and act for others only where they have asked you to. You can leave at any time.",
  },
  {
    title: "Buying and holding",
    text: "A purchase is an agreement between you and the issuer, on the terms and documents of the offering that you accept when you buy. Tokens can lose all their value, and there may be nobody to buy them from you.",
  },
  {
    title: "Issuing",
    text: "Whoever offers tokens answers for the offering, its documents and its customers, has the permissions that the law asks for, and pays back what has to be paid back.",
  },
  {
    title: "Changes",
    text: "A change of these terms is a new version with a day of its own. The versions you accepted stand in your account.",
  },
];

/** The terms of the platform. */
export default function TermsPage() {
  return <LegalText title="Terms" version={legalVersions.TERMS} sections={sections} />;
}
