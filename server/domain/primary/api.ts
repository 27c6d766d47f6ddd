/** What other contexts may ask of offerings and purchases. */

export { listIntents } from "./purchase-intent/read-intents.ts";
export { requireIntent } from "./purchase-intent/require-intent.ts";
