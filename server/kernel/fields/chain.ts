import "./messages.ts";
import { z } from "zod";
import { chainProgress } from "#db/schema/enums.ts";

const status = z.enum(chainProgress).meta({
  description:
    "How far it is on the token's chain: `QUEUED` = to be sent; `SENT` = handed to the chain; `MINED` = in a block that may still go; `FINAL` = there for good; `REFUSED` = the contract would not do it, and the issuer has to look.",
  example: "FINAL",
});

const txHash = z.string().optional().meta({
  description: "Hash of the transaction that carried it out; absent until it is in a block.",
  example: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
});

/** How far a movement of the register is on its token's chain. */
export const movementOnChain = z.object({
  status,
  txHash,
  blockNumber: z
    .number()
    .optional()
    .meta({ description: "The block it is in; absent until then.", example: 19_482_113 }),
});
export type MovementOnChain = z.infer<typeof movementOnChain>;

/** How far a delivery is on its token's chain; its transaction is `settlement.txHash`. */
export const deliveryOnChain = z.object({
  status,
  confirmations: z.number().optional().meta({
    description: "Blocks from the one it is in to the newest; in the answer for one purchase alone.",
    example: 64,
  }),
});
