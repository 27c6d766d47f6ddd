import { Input, SegmentedControl, TextInput } from "@mantine/core";
import { useId } from "react";
import classes from "#app/_components/form/form.module.css";
import { anyCurrency, currencyNames } from "#app/_words/format.ts";
import { choicesOf } from "#app/(console)/_words/names.ts";
import { LocalMoment } from "./local-moment.tsx";
import { MoneyField } from "./money-field.tsx";
import type { OfferingForm } from "./values.ts";

interface TermsFieldsProps {
  readonly form: OfferingForm;
  /** Purchases have begun: only the end can still move. */
  readonly isFrozen?: boolean;
  /** Whether the buyer may still be given the choice of the currency. */
  readonly mayTakeBoth?: boolean;
}

/** Price, period and limits. */
export function TermsFields({ form, isFrozen = false, mayTakeBoth = true }: TermsFieldsProps) {
  const currencyLabel = useId();
  const { currency } = form.values;
  const currencyChoices = [
    ...choicesOf(currencyNames).map(({ value }) => ({ value, label: value })),
    { value: "", label: anyCurrency, disabled: !mayTakeBoth },
  ];
  const money = { currency, disabled: isFrozen, required: true };
  return (
    <div className={classes.fields}>
      <MoneyField
        label="Price per token"
        hint="What one token costs."
        {...money}
        {...form.getInputProps("pricePerToken")}
      />
      <div>
        <Input.Label id={currencyLabel}>Currency</Input.Label>
        <Input.Description mb="0.3125rem">
          {currency === ""
            ? "Buyers choose; the price is the same number."
            : `Buyers pay in ${currencyNames[currency]}s.`}
        </Input.Description>
        <SegmentedControl
          fullWidth
          aria-labelledby={currencyLabel}
          data={currencyChoices}
          disabled={isFrozen}
          value={currency}
          onChange={(value) => form.setFieldValue("currency", value as typeof currency)}
        />
      </div>
      <TextInput
        label="Opens (UTC)"
        description={
          <>
            When buying begins.
            <LocalMoment value={form.values.offeringPeriod.startDate} />
          </>
        }
        type="datetime-local"
        required
        disabled={isFrozen}
        {...form.getInputProps("offeringPeriod.startDate")}
      />
      <TextInput
        label="Ends (UTC)"
        description={
          <>
            When buying ends.
            <LocalMoment value={form.values.offeringPeriod.endDate} />
          </>
        }
        type="datetime-local"
        required
        {...form.getInputProps("offeringPeriod.endDate")}
      />
      <MoneyField
        label="Minimum"
        hint="The least one purchase may pay."
        {...money}
        {...form.getInputProps("fundingLimits.minPayableAmount")}
      />
      <MoneyField
        label="Maximum"
        hint="The most one customer may pay in all."
        {...money}
        {...form.getInputProps("fundingLimits.maxPayableAmount")}
      />
      <MoneyField
        label="Soft cap"
        hint="What it must raise; 0 for no goal."
        {...money}
        {...form.getInputProps("fundingLimits.softCap")}
      />
      <MoneyField
        label="Hard cap"
        hint="The most it may raise."
        {...money}
        {...form.getInputProps("fundingLimits.hardCap")}
      />
    </div>
  );
}
