import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { countryOptions } from "#app/_words/countries.ts";
import type { OnboardingForm } from "./use-onboarding-form.ts";
import classes from "./wizard.module.css";

/** Where one lives or is registered. */
export function StepAddress({ form }: { form: OnboardingForm }) {
  const [countries] = useState(countryOptions);
  return (
    <>
      <Select
        label="Country"
        description={
          form.values.type === "INDIVIDUAL" ? "Where you live." : "Where the organization is registered."
        }
        placeholder="Type to search"
        data={countries}
        searchable
        openOnFocus={false}
        selectFirstOptionOnChange
        selectFirstOptionOnDropdownOpen
        nothingFoundMessage="No country has this name."
        withAsterisk
        maxDropdownHeight={280}
        {...form.getInputProps("countryCode")}
        value={form.values.countryCode || null}
        onChange={(code) => form.setFieldValue("countryCode", code ?? "")}
      />
      <TextInput
        label="Street and number"
        autoComplete="address-line1"
        {...form.getInputProps("address.line1")}
      />
      <TextInput
        label="Addition (optional)"
        placeholder="Flat, floor, c/o"
        autoComplete="address-line2"
        {...form.getInputProps("address.line2")}
      />
      <div className={classes.pair} data-narrow-first>
        <TextInput
          label="Postal code"
          autoComplete="postal-code"
          {...form.getInputProps("address.postalCode")}
        />
        <TextInput label="City" autoComplete="address-level2" {...form.getInputProps("address.city")} />
      </div>
      <TextInput
        label="State or region (optional)"
        autoComplete="address-level1"
        {...form.getInputProps("address.state")}
      />
    </>
  );
}
