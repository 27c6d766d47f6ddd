"use client";

import { TextInput } from "@mantine/core";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import classes from "./as-of-picker.module.css";
import { endOf, type QuickDay } from "./instants.ts";

interface AsOfPickerProps {
  readonly path: string;
  /** The day shown, `2027-01-31`; empty = now. */
  readonly day: string;
  /** The latest day there is. */
  readonly today: string;
  readonly quick: readonly QuickDay[];
}

/** No register is older. */
const EARLIEST = "2000-01-01";

/** Which day's end the register shows, in UTC as all times are; now unless asked otherwise. */
export function AsOfPicker({ path, day, today, quick }: AsOfPickerProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const hrefOf = (chosen: string) =>
    chosen === "" || chosen >= today ? path : `${path}?asOf=${encodeURIComponent(endOf(chosen))}`;
  return (
    <nav className={classes.picker} aria-label="Register as of" data-pending={isPending}>
      <div className={classes.quick}>
        {[{ label: "Now", day: "" }, ...quick].map((choice) => (
          <Link
            key={choice.label}
            href={hrefOf(choice.day)}
            scroll={false}
            aria-current={choice.day === day ? "true" : undefined}
          >
            {choice.label}
          </Link>
        ))}
      </div>
      <TextInput
        type="date"
        aria-label="End of this day"
        className={classes.day}
        key={day}
        defaultValue={day}
        min={EARLIEST}
        max={today}
        onChange={({ currentTarget: { value, validity } }) => {
          // A year that is being typed is 2, 20 and 202 before it is 2026.
          if (validity.valid) startTransition(() => router.push(hrefOf(value), { scroll: false }));
        }}
      />
    </nav>
  );
}
