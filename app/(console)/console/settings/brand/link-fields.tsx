import { ActionIcon, Button, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { v4 as newKey } from "uuid";
import { MOST_LINKS } from "#server/domain/organization/brand/contract.ts";
import type { BrandValues } from "./brand-values.ts";
import classes from "./link-fields.module.css";

/** The links of an issuer, each a label and an address. */
export function LinkFields({
  form,
}: {
  form: UseFormReturnType<{ organizationId: string; brand: BrandValues }>;
}) {
  const { links } = form.values.brand;
  return (
    <fieldset className={classes.links} data-wide>
      <legend>Links</legend>
      {links.map(({ key }, index) => (
        <div key={key} className={classes.link}>
          <TextInput
            label={`Label of link ${index + 1}`}
            {...form.getInputProps(`brand.links.${index}.label`)}
          />
          <TextInput
            label={`Address of link ${index + 1}`}
            placeholder="https://example.com"
            {...form.getInputProps(`brand.links.${index}.url`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove link ${index + 1}`}
            onClick={() => form.removeListItem("brand.links", index)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {links.length < MOST_LINKS && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem("brand.links", { key: newKey(), label: "", url: "" })}
        >
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
