import { Radio, Stack, Text, TextInput } from "@mantine/core";
import classes from "#app/_components/form/form.module.css";
import { tokenSettlements } from "#app/_words/choices.ts";
import { formatTokens } from "#app/_words/format.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import type { TokenValues } from "./token-values.ts";

interface TokenFieldsProps {
  readonly values: Pick<TokenValues, "totalSupply" | "settlement">;
  /** Whether contracts on a blockchain can follow registers here. */
  readonly hasChain: boolean;
  /** What the input of a field gets from its form. */
  readonly inputProps: (field: keyof TokenValues) => object;
}

/** What a token is: its name, its symbol and how much of it there will ever be. */
export function TokenFields({ values, hasChain, inputProps }: TokenFieldsProps) {
  const supply = typedNumber(values.totalSupply);
  return (
    <div className={classes.fields}>
      <TextInput label="Name" placeholder="e.g. Harbour Lofts Hamburg" required {...inputProps("name")} />
      <TextInput
        label="Symbol"
        placeholder="e.g. HLH"
        required
        autoCapitalize="characters"
        {...inputProps("symbol")}
      />
      <TextInput
        label="Total supply"
        description={
          typeof supply === "number" ? `${formatTokens(supply)} tokens` : "All tokens there will ever be."
        }
        inputMode="decimal"
        autoComplete="off"
        required
        {...inputProps("totalSupply")}
      />
      <TextInput
        label="Decimals"
        description="18 is usual; 0 for whole tokens only."
        inputMode="numeric"
        autoComplete="off"
        {...inputProps("decimals")}
      />
      <TextInput
        label="Identifier"
        description="Made for you when left empty."
        placeholder="e.g. harbour-lofts"
        autoComplete="off"
        {...inputProps("tokenId")}
      />
      {hasChain && (
        <Radio.Group label="Where it is kept" data-wide {...inputProps("settlement")}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="LEDGER"
              label={tokenSettlements.LEDGER}
              description="Who holds what stands in this register; a contract can be attached later."
            />
            <Radio
              value="ERC3643"
              label={tokenSettlements.ERC3643}
              description="A contract on the blockchain follows the register, so that holders see their tokens in their wallets."
            />
          </Stack>
        </Radio.Group>
      )}
      {values.settlement === "LEDGER" && (
        <TextInput
          label="Contract address"
          description="Only for a token that exists on a chain which this service does not write to."
          placeholder="0x…"
          autoComplete="off"
          classNames={{ input: classes.mono }}
          {...inputProps("address")}
        />
      )}
      <Text size="sm" c="dimmed" data-wide>
        Supply and decimals cannot change later.
      </Text>
    </div>
  );
}
