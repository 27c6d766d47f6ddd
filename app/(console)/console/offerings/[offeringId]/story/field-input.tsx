import { Checkbox, Textarea, TextInput } from "@mantine/core";
import type { StoryField } from "./block-forms.ts";
import { PictureInput } from "./picture-input.tsx";

interface FieldInputProps {
  field: StoryField;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

const MARKDOWN =
  "**bold**, *italic*, ## heading, - list, [words](https://example.com); empty lines part paragraphs.";

/** One field of a block, by its kind. */
export function FieldInput({ field, value, fault, onChange }: FieldInputProps) {
  const { label, kind, isOptional } = field;
  const common = {
    label,
    value,
    error: fault,
    required: !isOptional,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  switch (kind) {
    case "line":
      return <TextInput {...common} />;
    case "amount":
      return <TextInput {...common} inputMode="decimal" autoComplete="off" />;
    case "text":
      return <Textarea {...common} autosize minRows={2} maxRows={10} />;
    case "markdown":
      return <Textarea {...common} description={MARKDOWN} autosize minRows={5} maxRows={24} />;
    case "picture":
      return <PictureInput label={label} value={value} fault={fault} onChange={onChange} />;
    case "tick":
      return (
        <Checkbox
          label={label}
          checked={value === "true"}
          onChange={({ currentTarget }) => onChange(String(currentTarget.checked))}
        />
      );
  }
}
