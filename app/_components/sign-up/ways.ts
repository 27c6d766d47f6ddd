/** What brings people here, and where that begins. */
export const ways = [
  {
    value: "invest",
    label: "I want to invest",
    description: "Become a customer of an issuer: your details, your address and a wallet.",
    href: "/portal/onboarding",
  },
  {
    value: "issue",
    label: "I issue tokens",
    description: "Make an organization, offer assets, and manage their customers.",
    href: "/sign-up/organization",
  },
  {
    value: "integrate",
    label: "I look around or integrate",
    description: "Read how it works and what the interface does; decide later.",
    href: "/docs",
  },
] as const;

export type Way = (typeof ways)[number];

/** The way of this name. */
export function wayOf(value: string | undefined): Way | undefined {
  return ways.find((way) => way.value === value);
}
