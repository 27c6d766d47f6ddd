import type { ChainProgress } from "#db/schema/enums.ts";

/** How far a movement is on its chain, told to those who know no chains. */
export const progressSentences: Record<ChainProgress, string> = {
  QUEUED: "Entered in the register. It will be written to the blockchain shortly.",
  SENT: "Sent to the blockchain, which has not confirmed it yet.",
  MINED: "Written to the blockchain. A few more blocks, and it cannot change any more.",
  FINAL: "Written to the blockchain for good.",
  REFUSED: "Entered in the register, but the blockchain would not take it yet. The issuer looks into it.",
};

/** Where an explorer shows a transaction. */
export const transactionHref = (explorerUrl: string, txHash: string) => `${explorerUrl}/tx/${txHash}`;

/** Where an explorer shows a token, a contract or an account. */
export const contractHref = (explorerUrl: string, address: string, kind: "token" | "address" = "address") =>
  `${explorerUrl}/${kind}/${address}`;
