import { SegmentedControl } from "@mantine/core";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { TokenSelect } from "#app/(console)/_components/record-selects.tsx";
import type { OfferingForm } from "#app/(console)/console/offerings/_form/values.ts";
import { TokenFields } from "#app/(console)/console/tokens/_form/token-fields.tsx";
import type { TokenForm } from "#app/(console)/console/tokens/_form/use-token-form.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import classes from "./wizard.module.css";

export type AssetMode = "registered" | "new";

const modes: { value: AssetMode; label: string }[] = [
  { value: "registered", label: "A registered token" },
  { value: "new", label: "A new token" },
];

interface StepAssetProps {
  readonly form: OfferingForm;
  readonly tokenForm: TokenForm;
  readonly token: RegisteredToken | undefined;
  readonly mode: AssetMode;
  readonly onMode: (mode: AssetMode) => void;
}

/** What is sold: a token that is there, or one to register on the way. */
export function StepAsset({ form, tokenForm, token, mode, onMode }: StepAssetProps) {
  return (
    <>
      <SegmentedControl
        className={classes.modes}
        aria-label="Which token to offer"
        data={modes}
        value={mode}
        onChange={(value) => onMode(value as AssetMode)}
      />
      {mode === "new" ? (
        <>
          <p className={classes.hint}>
            The token is registered when you continue, also if you finish the offering another day.
          </p>
          <TokenFields form={tokenForm} />
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
