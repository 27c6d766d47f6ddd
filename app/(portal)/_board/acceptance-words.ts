interface Violation {
  readonly code: string;
  readonly detail: string;
}

/** What stands in one's own way, said to oneself. */
const own: Readonly<Record<string, string>> = {
  customer_blocked: "Your account is blocked, so you cannot trade. Ask the issuer why.",
  verification_required:
    "Your identity check has to be done first. You find it in the portal under Verification.",
  country_not_allowed: "This token is not sold to customers in your country.",
  customer_type_not_allowed: "This token is not sold to customers of your kind.",
  own_offer: "This is your own offer.",
  wallet_not_owned: "This wallet is not yours any more. Choose another one.",
  wallet_not_proven: "Prove this wallet by its signature first, or choose one that is proven.",
  wallet_not_registered: "This wallet is not registered with the token yet. Try again in a few minutes.",
};

/** Why an offer cannot be taken, in words for the one who wants to take it. */
export function inYourWords<V extends Violation>(violation: V): V {
  return { ...violation, detail: own[violation.code] ?? violation.detail };
}
