import { TextInput, type TextInputProps } from "@mantine/core";
import { formatMoney } from "#app/_components/format.ts";
import classes from "#app/(console)/_components/fields.module.css";
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
