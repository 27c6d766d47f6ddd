"use client";

import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import { dayAfter, dayBefore, dayOf, startOf } from "#app/(console)/_data/days.ts";
import classes from "./date-filters.module.css";

/** The first year of four digits; earlier ones are years that are still being typed. */
const FIRST_WHOLE_YEAR = "1000";

interface DateFiltersProps {
  /** The fields of the query that the first and the last day stand in. */
  readonly from: string;
  readonly to: string;
  /** Whether those are days, the last one included, rather than instants. */
  readonly areDays?: boolean;
}

/** Narrows what is shown to days, in UTC as all times are shown; the last one is included. */
export function DateFilters({ from, to, areDays = false }: DateFiltersProps) {
  const { fieldOf, change } = useListNavigation();
  const [first, last] = [fieldOf(from), fieldOf(to)];
  return (
    <div className={classes.range}>
      <Day
        label="From this day on"
        word="From"
        value={areDays ? first : dayOf(first)}
        onChange={(day) => change({ [from]: areDays ? day : startOf(day) })}
      />
      <Day
        label="Up to this day"
        word="Up to"
        value={areDays ? last : dayBefore(last)}
        onChange={(day) => change({ [to]: areDays ? day : startOf(dayAfter(day)) })}
      />
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly word: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** One of the days. A year is typed digit by digit, and each is a year to the browser: the list waits for the fourth. */
function Day({ label, word, value, onChange }: DayProps) {
  const [shown, show] = useState({ value, typed: value });
  if (shown.value !== value) show({ value, typed: value });
  return (
    <TextInput
      type="date"
      aria-label={label}
      className={classes.day}
      leftSection={<span className={classes.word}>{word}</span>}
      leftSectionWidth="3.25rem"
      value={shown.typed}
      onChange={({ currentTarget: { value: typed } }) => {
        show({ value, typed });
        if (typed === "" || typed >= FIRST_WHOLE_YEAR) onChange(typed);
      }}
      onBlur={() => show({ value, typed: value })}
      data-active={value !== ""}
    />
  );
}
