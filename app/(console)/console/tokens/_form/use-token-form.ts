import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { type RouterOutputs, trpc } from "#app/_trpc/client.tsx";
import { optional, typedNumber } from "#app/(console)/_data/typed.ts";
import type { TokenSettlement } from "#db/schema/enums.ts";
import { createToken } from "#server/domain/register/token/contract.ts";

const emptyToken = {
  name: "",
  symbol: "",
  totalSupply: "",
  decimals: "18",
  settlement: "LEDGER" as TokenSettlement,
  tokenId: "",
  address: "",
};

export type TokenValues = typeof emptyToken;

function toInput(values: TokenValues) {
  return {
    name: values.name,
    symbol: values.symbol,
    totalSupply: typedNumber(values.totalSupply),
    decimals: typedNumber(values.decimals),
    settlement: values.settlement,
    tokenId: optional(values.tokenId),
    address: values.settlement === "ERC3643" ? undefined : optional(values.address),
  };
}

/** The form that registers a token. */
export function useTokenForm(onSent: (token: RouterOutputs["token"]["create"]) => void) {
  const { client } = trpc.useUtils();
  return useProblemForm({
    schema: createToken.input,
    initialValues: emptyToken,
    toInput,
    send: (input, context) => client.token.create.mutate(input, { context: { ...context } }),
    onSent,
  });
}

export type TokenForm = ReturnType<typeof useTokenForm>["form"];
