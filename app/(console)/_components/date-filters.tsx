"use client";

import { TextInput } from "@mantine/core";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import { dayAfter, dayBefore, dayOf, startOf } from "#app/(console)/_data/days.ts";
import classes from "./date-filters.module.css";

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
      <TextInput
        type="date"
        aria-label="From this day on"
        className={classes.day}
        leftSection={<span className={classes.word}>From</span>}
        leftSectionWidth="3.25rem"
        value={areDays ? first : dayOf(first)}
        onChange={({ currentTarget: { value } }) => change({ [from]: areDays ? value : startOf(value) })}
        data-active={first !== ""}
      />
      <TextInput
        type="date"
        aria-label="Up to this day"
        className={classes.day}
        leftSection={<span className={classes.word}>Up to</span>}
        leftSectionWidth="3.25rem"
        value={areDays ? last : dayBefore(last)}
        onChange={({ currentTarget: { value } }) =>
          change({ [to]: areDays ? value : startOf(dayAfter(value)) })
        }
        data-active={last !== ""}
      />
    </div>
  );
}
