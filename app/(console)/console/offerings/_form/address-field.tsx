import { TextInput } from "@mantine/core";
import { micrositeUrl } from "./subdomain.ts";
import type { OfferingForm } from "./values.ts";

/** The offering's own address on the web. @param origin the service's */
export function AddressField({ form, origin }: { form: OfferingForm; origin: string }) {
  const { subdomain } = form.values;
  return (
    <TextInput
      label="Subdomain"
      description={
        <>
          The offering's own site: <strong>{micrositeUrl(origin, subdomain || "…")}</strong>
        </>
      }
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...form.getInputProps("subdomain")}
    />
  );
}
