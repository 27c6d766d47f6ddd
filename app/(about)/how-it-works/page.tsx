import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { RiskNotice } from "#app/_offering/risk-notice.tsx";
import { previewLinks } from "#app/_previews/preview-links.ts";
import { Explanation } from "#app/(about)/_components/explanation.tsx";

const about = {
  title: "How it works",
  description: "From the first look at an offering to the tokens in your wallet, and out again.",
};

export const metadata: Metadata = {
  ...about,
  alternates: { canonical: "/how-it-works" },
  ...previewLinks({ ...about, picture: "/previews/home" }),
};

const steps = [
  {
    title: "Look around",
    text: "Every offering shows its price, its limits, what is left, what the money is for and what may go wrong. You need no account to read.",
  },
  {
    title: "Become a customer",
    text: "You become a customer of the issuer you buy from: your name, your country, a wallet. It takes a few minutes.",
  },
  {
    title: "Reserve and pay",
    text: "Your tokens are held for you at once. You transfer the amount with the reference you are given; what is not paid in time becomes free again.",
  },
  {
    title: "Be verified",
    text: "The issuer checks who you are, once. A purchase counts when it is paid and you are verified.",
  },
  {
    title: "Goal or money back",
    text: "If the goal is reached by the end, the tokens are delivered to your wallet. If not, you get all your money back; nobody can hold it back.",
  },
  {
    title: "Hold, receive, sell",
    text: "Dividends and interest are paid to holders. On the bulletin board you can offer tokens to others; whether somebody takes them, nobody can promise.",
  },
];

/** How buying works, for whoever has never bought. */
export default function HowItWorksPage() {
  return (
    <Explanation
      area="how"
      title="How it works"
      lead="From the first look at an offering to the tokens in your wallet, and out again."
      steps={steps}
      actions={
        <>
          <ButtonLink href="/?stage=OPEN">See what is open</ButtonLink>
          <ButtonLink href="/sign-up?for=invest" look="outline">
            Sign up
          </ButtonLink>
        </>
      }
    >
      <RiskNotice />
    </Explanation>
  );
}
