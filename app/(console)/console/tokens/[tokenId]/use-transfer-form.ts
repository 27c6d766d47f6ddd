import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { transferToken } from "#server/domain/register/register/contract.ts";

const emptyTransfer = {
  fromCustomerId: "",
  fromWalletAddress: "",
  toCustomerId: "",
  toWalletAddress: "",
  amount: "",
  reason: "",
};
export type TransferValues = typeof emptyTransfer;

/** The form that moves tokens between two wallets. */
export function useTransferForm(tokenId: string, onSent: () => void) {
  const { client } = trpc.useUtils();
  return useProblemForm({
    schema: transferToken.input,
    initialValues: emptyTransfer,
    toInput: ({ amount, ...rest }: TransferValues) => ({ ...rest, tokenId, amount: typedNumber(amount) }),
    send: (input, context) => client.register.transfer.mutate(input, { context: { ...context } }),
    onSent,
  });
}
