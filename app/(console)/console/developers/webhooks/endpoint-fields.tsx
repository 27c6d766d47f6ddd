import { MultiSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type EventType, eventTypes } from "#db/schema/enums.ts";

/** What an endpoint's form holds; no type chosen means all. */
export interface EndpointValues {
  url: string;
  description: string;
  eventTypes: EventType[];
}

/** What is sent for what was typed. */
export const toEndpoint = ({ eventTypes: types, ...values }: EndpointValues) => ({
  ...values,
  eventTypes: types.length === 0 ? null : types,
});

/** Where events go, what for, and which. */
export function EndpointFields({ form }: { form: UseFormReturnType<EndpointValues> }) {
  return (
    <>
      <TextInput
        label="Address"
        description="Where your software takes webhooks."
        placeholder="https://example.com/webhooks/offerboard"
        type="url"
        required
        data-autofocus
        {...form.getInputProps("url")}
      />
      <TextInput
        label="Description"
        description="What it is for, if you like."
        placeholder="e.g. Back office"
        {...form.getInputProps("description")}
      />
      <MultiSelect
        label="Events"
        description="Choose some, or leave it empty for all, those to come included."
        placeholder={form.values.eventTypes.length === 0 ? "All events" : ""}
        data={[...eventTypes]}
        searchable
        clearable
        hidePickedOptions
        clearButtonProps={{ "aria-label": "Choose all events" }}
        {...form.getInputProps("eventTypes")}
      />
    </>
  );
}
