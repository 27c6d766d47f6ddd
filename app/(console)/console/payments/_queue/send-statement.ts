import { FileRefused } from "#app/_data/file-refused.ts";
import { type BankStatement, MAX_STATEMENT_BYTES } from "#server/domain/payments/bank-statement/contract.ts";

const FAILED = "The file could not be sent. Check your connection and try again.";

/**
 * Sends a bank statement as it is: its bytes tell their encoding.
 * @throws Error with a sentence for the person
 */
export async function sendStatement(file: File): Promise<BankStatement> {
  if (file.size === 0) throw new Error("The file is empty. Export the statement again and send that.");
  if (file.size > MAX_STATEMENT_BYTES) {
    throw new Error("The file is larger than 10 MB. Export a shorter period and send that.");
  }
  const response = await fetch(`/api/bank-statement?fileName=${encodeURIComponent(file.name)}`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: file,
  }).catch(() => {
    throw new Error(FAILED);
  });
  const answer = (await response.json().catch(() => ({}))) as BankStatement & { detail?: string };
  if (!response.ok) throw new FileRefused(response.status, answer.detail, FAILED);
  return answer;
}
