/** What people sign up for, and where that begins. */
export const ways = [
  {
    value: "issuer",
    label: "I issue tokens",
    description: "Make an organization, offer assets, and manage their customers.",
    href: "/sign-up/organization",
  },
  {
    value: "customer",
    label: "I buy tokens",
    description: "Become a customer of an issuer: your details, your address and a wallet.",
    href: "/portal/onboarding",
  },
] as const;

export type Way = (typeof ways)[number]["value"];
