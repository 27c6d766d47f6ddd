import { SegmentedControl } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { TokenSelect } from "#app/(console)/_components/record-selects.tsx";
import { TokenFields } from "#app/(console)/console/tokens/_form/token-fields.tsx";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import classes from "./wizard.module.css";
import type { AssetMode, WizardValues } from "./wizard-values.ts";

const modes: { value: AssetMode; label: string }[] = [
  { value: "registered", label: "A registered token" },
  { value: "new", label: "A new token" },
];

interface StepAssetProps {
  readonly form: UseFormReturnType<WizardValues>;
  readonly token: RegisteredToken | undefined;
  /** Whether one may register tokens. */
  readonly mayRegister: boolean;
  /** Whether contracts on a blockchain can follow registers here. */
  readonly hasChain: boolean;
}

/** What is sold: a token that is there, or one that is registered with the offering. */
export function StepAsset({ form, token, mayRegister, hasChain }: StepAssetProps) {
  const { assetMode, newToken } = form.values;
  return (
    <>
      {mayRegister && (
        <SegmentedControl
          className={classes.modes}
          aria-label="Which token to offer"
          data={modes}
          value={assetMode}
          onChange={(value) => {
            form.setFieldValue("assetMode", value as AssetMode);
            form.setFieldValue("tokenId", "");
            form.clearErrors();
          }}
        />
      )}
      {assetMode === "new" ? (
        <>
          <p className={classes.hint}>
            The token is registered together with the offering, at the end: nothing is there before.
          </p>
          <TokenFields
            values={newToken}
            hasChain={hasChain}
            inputProps={(field) =>
              form.getInputProps(field === "tokenId" ? field : (`newToken.${field}` as const))
            }
          />
        </>
      ) : (
        <>
          <TokenSelect
            label="Token"
            placeholder="Search by name or symbol"
            required
            {...form.getInputProps("tokenId")}
            chosen={token ? { value: token.tokenId, label: `${token.name} (${token.symbol})` } : null}
            onChoose={(choice) => form.setFieldValue("tokenId", choice?.value ?? "")}
          />
          {token && (
            <FactRows
              facts={[
                {
                  term: "Supply",
                  value: <TokenAmount amount={token.totalSupply} symbol={token.symbol} />,
                },
                {
                  term: "Issued already",
                  value: <TokenAmount amount={token.issuedSupply} symbol={token.symbol} />,
                },
                {
                  term: "Decimals",
                  value: token.decimals,
                  note: token.decimals === 0 ? "sold in whole tokens only" : undefined,
                },
              ]}
            />
          )}
        </>
      )}
    </>
  );
}
