import { typedNumber } from "#app/(console)/_data/typed.ts";
import { eligibilityPreview } from "#app/(console)/console/offerings/_form/eligibility-values.ts";
import { typedPicture } from "#app/(console)/console/offerings/_form/typed-picture.ts";
import type { OfferingValues } from "#app/(console)/console/offerings/_form/values.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { Token } from "#server/domain/register/token/contract.ts";

interface PreviewFacts {
  readonly values: OfferingValues;
  /** The offering as it is, where these values change one. */
  readonly saved?: Offering;
  readonly token: Token | undefined;
  readonly organization: { readonly organizationId: string; readonly organizationName: string };
  readonly now: Date;
}

/** Stands for a token that is not chosen yet. */
const noToken: Omit<Token, "createdAt"> = {
  name: "Token",
  symbol: "TOKEN",
  address: "",
  decimals: 18,
  isPaused: false,
  totalSupply: 0,
};

/** The offering that these values would make on the day they are published, with words where nothing is typed yet. */
export function previewOffering({ values, saved, token, organization, now }: PreviewFacts): Offering {
  const { fundingLimits: limits, offeringPeriod: period } = values;
  const today = now.toISOString();
  const startDate = moment(period.startDate) ?? today;
  const endDate = moment(period.endDate);
  return {
    offeringId: "preview",
    title: values.title.trim() || "Title of the offering",
    subtitle: values.subtitle,
    description: values.description,
    type: values.type,
    imageUrl: typedPicture(values.imageUrl, saved),
    ...(saved?.highlights && { highlights: saved.highlights }),
    ...(saved?.story && { story: saved.story }),
    token: token ?? { ...noToken, createdAt: today },
    tokenId: values.tokenId,
    pricePerToken: amount(values.pricePerToken),
    ...(values.currency !== "" && { currency: values.currency }),
    offeringPeriod: { startDate, endDate: endDate ?? today },
    fundingLimits: {
      raised: 0,
      reserved: 0,
      minPayableAmount: amount(limits.minPayableAmount),
      maxPayableAmount: amount(limits.maxPayableAmount),
      softCap: amount(limits.softCap),
      hardCap: amount(limits.hardCap),
    },
    participants: 0,
    investors: 0,
    eligibility: eligibilityPreview(values.eligibility),
    ...organization,
    subdomain: values.subdomain,
    state: "PUBLISHED",
    availability: availabilityOf(startDate, endDate, today),
    createdAt: today,
    updatedAt: today,
  };
}

/** What buyers would find today; a period without an end has not ended. */
function availabilityOf(start: string, end: string | undefined, today: string): Offering["availability"] {
  if (end !== undefined && end <= today) return "ENDED";
  return start > today ? "UPCOMING" : "OPEN";
}

function amount(text: string): number {
  const typed = typedNumber(text);
  return typeof typed === "number" ? typed : 0;
}

function moment(text: string): string | undefined {
  const at = new Date(`${text}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
