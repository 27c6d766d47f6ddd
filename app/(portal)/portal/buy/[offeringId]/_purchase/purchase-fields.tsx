import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { IconArrowsLeftRight } from "@tabler/icons-react";
import { leftIn } from "#app/_data/funding.ts";
import type { PurchaseDraft, ReadDraft } from "#app/_data/purchase-draft.ts";
import { formatMoney } from "#app/_words/format.ts";
import { type Currency, currencies } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import classes from "./buy-form.module.css";

const params = {
  tokens: "payment.tokenAmount",
  amount: "payment.purchaseAmount",
  currency: "payment.currency",
  wallet: "walletAddress",
};

/** Fields of a refusal that are marked here. */
export const shownAtFields = Object.values(params);

interface PurchaseFieldsProps {
  offering: Pick<Offering, "token" | "pricePerToken" | "currency" | "fundingLimits">;
  currency: Currency;
  read: ReadDraft;
  wallets: readonly string[];
  walletAddress: string;
  /** What the server says to a field, by its path in the contract. */
  errorAt: (param: string) => string | undefined;
  onDraft: (draft: PurchaseDraft) => void;
  onCurrency: (currency: Currency) => void;
  onWallet: (address: string) => void;
}

/** How many tokens for how much money, and into which wallet. */
export function PurchaseFields(props: PurchaseFieldsProps) {
  const { offering, currency, read, errorAt } = props;
  const { fundingLimits, token } = offering;
  const left = leftIn(fundingLimits);
  const limit = (amount: number) => formatMoney(Math.min(amount, left), currency, { short: true });
  const rounded =
    read.roundedFrom !== null && read.payment !== null
      ? `${formatMoney(read.roundedFrom, currency)} does not pay for a whole step of this token, so you pay ${formatMoney(read.payment.purchaseAmount, currency)}.`
      : undefined;
  return (
    <>
      {offering.currency === undefined && (
        <div className={classes.currency}>
          <span id="currency">Pay in</span>
          <SegmentedControl
            aria-labelledby="currency"
            data={[...currencies]}
            value={currency}
            onChange={(value) => props.onCurrency(value as Currency)}
          />
          {errorAt(params.currency) && <span className={classes.error}>{errorAt(params.currency)}</span>}
        </div>
      )}
      <div className={classes.exchange}>
        <TextInput
          label="You pay"
          description={
            left > 0
              ? `${limit(fundingLimits.minPayableAmount)} to ${limit(fundingLimits.maxPayableAmount)}`
              : "Nothing is left now."
          }
          inputMode="decimal"
          autoComplete="off"
          rightSection={<span className={classes.unit}>{currency}</span>}
          rightSectionWidth="4rem"
          value={read.amountText}
          onChange={({ currentTarget }) => props.onDraft({ typed: "amount", text: currentTarget.value })}
          error={read.errors.amount ?? errorAt(params.amount)}
        />
        <IconArrowsLeftRight className={classes.arrows} size={18} stroke={1.75} aria-hidden />
        <TextInput
          label="You receive"
          description={`${formatMoney(offering.pricePerToken, currency)} a token`}
          inputMode="decimal"
          autoComplete="off"
          rightSection={<span className={classes.unit}>{token.symbol}</span>}
          rightSectionWidth="5rem"
          value={read.tokensText}
          onChange={({ currentTarget }) => props.onDraft({ typed: "tokens", text: currentTarget.value })}
          error={read.errors.tokens ?? errorAt(params.tokens)}
        />
      </div>
      {rounded !== undefined && <p className={classes.hint}>{rounded}</p>}
      <NativeSelect
        label="Into wallet"
        data={[...props.wallets]}
        value={props.walletAddress}
        onChange={({ currentTarget }) => props.onWallet(currentTarget.value)}
        classNames={{ input: classes.mono }}
        error={errorAt(params.wallet)}
      />
    </>
  );
}
