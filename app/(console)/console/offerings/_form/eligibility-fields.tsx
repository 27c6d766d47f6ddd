import { Button, Checkbox, MultiSelect, NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { useId, useMemo } from "react";
import classes from "#app/_components/form/form.module.css";
import { countryOptions } from "#app/_words/countries.ts";
import own from "./eligibility-fields.module.css";
import type { EligibilityValues } from "./eligibility-values.ts";
import type { OfferingForm } from "./values.ts";

/** The European Economic Area: where most offerings of Europe are sold. */
const EEA = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
  " ",
);

interface EligibilityFieldsProps {
  readonly form: OfferingForm;
  /** Purchases have begun: the lock-up stands, everything else may change for purchases to come. */
  readonly isFrozen?: boolean;
}

/** Who may buy. */
export function EligibilityFields({ form, isFrozen = false }: EligibilityFieldsProps) {
  const label = useId();
  const { eligibility } = form.values;
  const list = eligibility.countries === "BLOCKED" ? "blockedCountries" : "allowedCountries";
  const options = useMemo(countryOptions, []);
  const set = (changed: Partial<EligibilityValues>) =>
    form.setFieldValue("eligibility", { ...eligibility, ...changed });
  return (
    <div className={classes.fields}>
      <div data-wide className={own.countries}>
        <span id={label} className={own.label}>
          Countries
        </span>
        <SegmentedControl
          aria-labelledby={label}
          data={[
            { value: "ALL", label: "All" },
            { value: "ALLOWED", label: "Only these" },
            { value: "BLOCKED", label: "All but these" },
          ]}
          value={eligibility.countries}
          onChange={(value) => set({ countries: value as EligibilityValues["countries"] })}
        />
        {eligibility.countries !== "ALL" && (
          <>
            <MultiSelect
              label={
                eligibility.countries === "ALLOWED" ? "Countries that may buy" : "Countries that may not buy"
              }
              placeholder={eligibility[list].length === 0 ? "Type a country's name" : undefined}
              data={options}
              searchable
              clearable
              hidePickedOptions
              nothingFoundMessage="No such country"
              comboboxProps={{ withinPortal: true }}
              {...form.getInputProps(`eligibility.${list}`)}
            />
            {eligibility.countries === "ALLOWED" && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() =>
                  set({ allowedCountries: [...new Set([...eligibility.allowedCountries, ...EEA])] })
                }
              >
                Add the European Economic Area
              </Button>
            )}
          </>
        )}
      </div>
      <NativeSelect
        label="Buyers"
        description="Which kinds of customer may buy."
        data={[
          { value: "", label: "Individuals and organizations" },
          { value: "INDIVIDUAL", label: "Individuals only" },
          { value: "ORGANIZATION", label: "Organizations only" },
        ]}
        {...form.getInputProps("eligibility.customerTypes")}
      />
      <TextInput
        label="Most investors"
        description="Customers that may hold a purchase; empty for no limit."
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps("eligibility.maxInvestors")}
      />
      <TextInput
        label="Lock-up in days"
        description="How long after delivery tokens cannot be sold on; empty for none."
        inputMode="numeric"
        autoComplete="off"
        disabled={isFrozen}
        {...form.getInputProps("eligibility.lockUpDays")}
      />
      <Checkbox
        label="Verified customers only"
        description="Left open, anybody can reserve and is verified before the purchase completes."
        {...form.getInputProps("eligibility.verifiedOnly", { type: "checkbox" })}
      />
    </div>
  );
}
