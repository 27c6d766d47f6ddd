"use client";

import { TextInput, type TextInputProps } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { formatDate } from "#app/_words/format.ts";

interface LocalTimeFieldProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "defaultValue"> {
  /** An ISO 8601 instant; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A moment as the clock on the wall shows it, with the same moment in UTC below. */
export function LocalTimeField({ value, onChange, ...input }: LocalTimeFieldProps) {
  // The server does not know the reader's zone.
  const zone = useMounted() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  return (
    <TextInput
      {...input}
      type="datetime-local"
      value={zone === "UTC" ? value.slice(0, 16) : toLocal(value)}
      onChange={({ currentTarget }) => onChange(toInstant(currentTarget.value))}
      inputWrapperOrder={["label", "description", "input", "error"]}
      description={
        value === "" ? `Your time (${zone})` : `Your time (${zone}) · ${formatDate(value, "dateTime")}`
      }
    />
  );
}

/** An instant as `datetime-local` has it, in the browser's zone. */
function toLocal(value: string): string {
  if (value === "") return "";
  const at = new Date(value);
  // By its parts: while a year is typed, zones of long ago are seconds apart from whole minutes.
  const [year, month, day, hour, minute] = [
    at.getFullYear(),
    at.getMonth() + 1,
    at.getDate(),
    at.getHours(),
    at.getMinutes(),
  ].map((part, place) => String(part).padStart(place === 0 ? 4 : 2, "0"));
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** What `datetime-local` has as an instant; empty while it is not whole. */
function toInstant(local: string): string {
  const at = new Date(local);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
}
