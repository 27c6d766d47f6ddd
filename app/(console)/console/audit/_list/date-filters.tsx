"use client";

import { TextInput } from "@mantine/core";
import { useListNavigation } from "#app/_components/list/list-navigation.tsx";
import classes from "./date-filters.module.css";
import { dayAfter, dayBefore, dayOf, startOf } from "./days.ts";

/** Narrows the list to days, in UTC as all times are shown; the last one is included. */
export function DateFilters() {
  const { fieldOf, change } = useListNavigation();
  const [from, to] = [fieldOf("from"), fieldOf("to")];
  return (
    <>
      <TextInput
        type="date"
        aria-label="From this day on"
        className={classes.day}
        leftSection={<span className={classes.word}>From</span>}
        leftSectionWidth="3.25rem"
        value={dayOf(from)}
        onChange={({ currentTarget: { value } }) => change({ from: startOf(value) })}
        data-active={from !== ""}
      />
      <TextInput
        type="date"
        aria-label="Up to this day"
        className={classes.day}
        leftSection={<span className={classes.word}>Up to</span>}
        leftSectionWidth="3.25rem"
        value={dayBefore(to)}
        onChange={({ currentTarget: { value } }) => change({ to: startOf(dayAfter(value)) })}
        data-active={to !== ""}
      />
    </>
  );
}
