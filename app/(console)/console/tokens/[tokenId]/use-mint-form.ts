import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { type RouterOutputs, trpc } from "#app/_trpc/client.tsx";
import { optional, typedNumber } from "#app/(console)/_data/typed.ts";
import { mintToken } from "#server/domain/register/token/contract.ts";

const emptyMint = { customerId: "", walletAddress: "", amount: "", note: "" };

/** The form that mints a token into a customer's wallet. */
export function useMintForm(tokenId: string, onSent: (token: RouterOutputs["token"]["mint"]) => void) {
  const { client } = trpc.useUtils();
  return useProblemForm({
    schema: mintToken.input,
    initialValues: emptyMint,
    toInput: ({ amount, note, ...rest }: typeof emptyMint) => ({
      ...rest,
      tokenId,
      amount: typedNumber(amount),
      note: optional(note),
    }),
    send: (input, context) => client.token.mint.mutate(input, { context: { ...context } }),
    onSent,
  });
}
