import { Autocomplete, Textarea, TextInput } from "@mantine/core";
import classes from "#app/_components/form/form.module.css";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { ImageField } from "./image-field.tsx";
import type { OfferingForm } from "./values.ts";

interface StoryFieldsProps {
  readonly form: OfferingForm;
  /** The offering as it is, where one is changed. */
  readonly saved?: Offering;
  /** Types that others use; any other text will do too. */
  readonly types: readonly string[];
}

/** Takes the whole row. */
const wide = { wrapperProps: { "data-wide": true } };

/** What buyers read and see. */
export function StoryFields({ form, saved, types }: StoryFieldsProps) {
  return (
    <div className={classes.fields}>
      <TextInput
        label="Title"
        placeholder="e.g. Harbour Lofts Hamburg"
        required
        {...wide}
        {...form.getInputProps("title")}
      />
      <TextInput
        label="Subtitle"
        placeholder="e.g. Twelve apartments above the old harbour"
        {...wide}
        {...form.getInputProps("subtitle")}
      />
      <Autocomplete
        label="Type"
        placeholder="e.g. Real estate"
        data={[...types]}
        {...wide}
        {...form.getInputProps("type")}
      />
      <Textarea
        label="Description"
        description="What is it, what does it earn, what are the risks? Empty lines part paragraphs."
        autosize
        minRows={5}
        maxRows={16}
        {...wide}
        {...form.getInputProps("description")}
      />
      <ImageField form={form} saved={saved} />
    </div>
  );
}
