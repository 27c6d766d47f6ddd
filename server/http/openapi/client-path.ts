/** Nouns that the client calls by another name than the interface does, or of which there is one alone. */
const nouns: Readonly<Record<string, string>> = {
  offeringPurchaseIntent: "purchaseIntents",
  market: "market",
  settings: "settings",
  bulletinBoard: "bulletinBoard",
  register: "register",
  chain: "chain",
  dashboard: "dashboard",
  viewer: "viewer",
  requestLog: "requestLog",
  person: "person",
  demo: "demo",
};

/** `bankEntry` → `bankEntries`. */
const plural = (noun: string) =>
  nouns[noun] ?? (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/**
 * Where the client library has an operation: its procedure's path with the nouns as plurals.
 * `bulletinBoard.offer.cancel` → `["bulletinBoard", "offers", "cancel"]`.
 */
export function clientPath(procedure: string): readonly string[] {
  const words = procedure.split(".");
  return [...words.slice(0, -1).map(plural), ...words.slice(-1)];
}
