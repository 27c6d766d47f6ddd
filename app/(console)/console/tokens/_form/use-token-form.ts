import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { type RouterOutputs, trpc } from "#app/_trpc/client.tsx";
import { createToken } from "#server/domain/register/token/contract.ts";
import { emptyToken, tokenInput } from "./token-values.ts";

/** The form that registers a token. */
export function useTokenForm(onSent: (token: RouterOutputs["token"]["create"]) => void) {
  const { client } = trpc.useUtils();
  return useProblemForm({
    schema: createToken.input,
    initialValues: emptyToken,
    toInput: tokenInput,
    send: (input, context) => client.token.create.mutate(input, { context: { ...context } }),
    leaves: true,
    onSent,
  });
}
