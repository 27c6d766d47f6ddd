import { TextInput, type TextInputProps } from "@mantine/core";
import classes from "#app/_components/form/form.module.css";
import { formatMoney } from "#app/_words/format.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import type { Currency } from "#db/schema/enums.ts";

interface MoneyFieldProps extends TextInputProps {
  readonly value?: string;
  readonly currency: Currency | "";
  /** What it is for; gives way to what was typed, written out. */
  readonly hint: string;
}

/** A sum of money as typed, and how it reads, so that a zero too many is seen. */
export function MoneyField({ value = "", currency, hint, ...field }: MoneyFieldProps) {
  const typed = typedNumber(value);
  const unit = currency === "" ? undefined : currency;
  return (
    <TextInput
      {...field}
      value={value}
      description={typeof typed === "number" ? formatMoney(typed, unit) : hint}
      inputMode="decimal"
      autoComplete="off"
      rightSection={<span className={classes.unit}>{unit}</span>}
      rightSectionWidth="3.5rem"
    />
  );
}
