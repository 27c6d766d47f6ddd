/** What other contexts may ask of offerings and purchases. */

export { endsWithin } from "./offering/read-offerings.ts";
export { isHolder } from "./offering-update/audience.ts";
export { auditedIntent } from "./purchase-intent/audited-intent.ts";
export { typedForIntents } from "./purchase-intent/find-intents.ts";
export { listIntents, readIntentsByIds } from "./purchase-intent/read-intents.ts";
export { requireIntent } from "./purchase-intent/require-intent.ts";
