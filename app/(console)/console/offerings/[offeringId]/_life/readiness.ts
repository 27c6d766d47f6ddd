import { storyOf } from "#app/_offering/story/story-of.ts";
import { checkAmounts } from "#app/(console)/console/offerings/_form/check-terms.ts";
import { valuesOf } from "#app/(console)/console/offerings/_form/values.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";

/** Something that a draft lacks before it is published. */
export interface Gap {
  readonly label: string;
  /** What comes of publishing without it. */
  readonly why: string;
  /** Where it is seen to. */
  readonly href: string;
  /** Whether publishing is refused without it; the rest is a matter of judgement. */
  readonly isRequired?: boolean;
}

/** What is known of a draft besides itself. */
interface Surroundings {
  readonly token: RegisteredToken;
  readonly hasBankAccount: boolean;
  readonly documents: number;
  readonly now: Date;
}

/** What a draft lacks before it is published, what publishing is refused for first. */
export function gapsOf(
  offering: Offering,
  { token, hasBankAccount, documents, now }: Surroundings,
): readonly Gap[] {
  const here = `/console/offerings/${offering.offeringId}`;
  const doubts = checkAmounts(valuesOf(offering), token).filter(({ tone }) => tone === "warning");
  const hasEnded = Date.parse(offering.offeringPeriod.endDate) <= now.getTime();
  const gaps: (Gap | false)[] = [
    hasEnded && {
      label: "Move its end",
      why: "It has passed, so that the offering cannot be published.",
      href: `${here}/edit`,
      isRequired: true,
    },
    ...doubts.map(({ text }) => ({ label: "Look at the terms", why: text, href: `${here}/edit` })),
    token.isPaused && {
      label: `Let ${token.symbol} move again`,
      why: "The token is paused: nobody could buy.",
      href: `/console/tokens/${encodeURIComponent(token.tokenId)}`,
    },
    !hasBankAccount && {
      label: "Name your bank account",
      why: "Without it buyers cannot pay by transfer.",
      href: "/console/settings/payments",
    },
    documents === 0 && {
      label: "Add documents",
      why: "Buyers accept nothing but what stands here: a prospectus, terms, an information sheet.",
      href: `${here}/documents`,
    },
    storyOf(offering).length === 0 && {
      label: "Tell its story",
      why: "The page says nothing about the asset yet.",
      href: `${here}/story`,
    },
    offering.imageUrl === undefined && {
      label: "Choose a picture",
      why: "Its card on the market shows a drawing instead.",
      href: `${here}/edit`,
    },
  ];
  return gaps.filter((gap) => gap !== false);
}
