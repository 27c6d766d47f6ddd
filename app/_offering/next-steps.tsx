import { Steps } from "#app/_components/steps.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { Section } from "./section.tsx";
import { sum } from "./wording.ts";

/** What happens between the press of the button and the tokens in the wallet. */
export function NextSteps({ offering }: { offering: Offering }) {
  if (offering.availability === "ENDED") return null;
  return (
    <Section title="How it works" anchor="how-it-works">
      <Steps steps={steps(offering)} />
    </Section>
  );
}

function steps({ fundingLimits: { softCap }, currency, token }: Offering) {
  const goal = sum(softCap, currency);
  return [
    {
      title: "Reserve",
      text: "Choose an amount and a wallet, look through the summary and confirm. Your tokens are held for you at once.",
    },
    {
      title: "Pay",
      text: "Transfer the amount with the reference you are given. What is not paid in time becomes free for others again.",
    },
    {
      title: "Be verified",
      text: "The issuer checks who you are, once. A purchase counts when it is paid and you are verified.",
    },
    softCap > 0
      ? {
          title: `Receive ${token.symbol}`,
          text: `If at least ${goal} is raised by the end, the tokens are delivered to your wallet. If not, you get all your money back.`,
        }
      : {
          title: `Receive ${token.symbol}`,
          text: "When the offering ends, the tokens are delivered to your wallet.",
        },
  ];
}
