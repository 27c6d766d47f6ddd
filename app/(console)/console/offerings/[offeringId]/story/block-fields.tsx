import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { blockTitles, rankNames } from "#app/_offering/story/words.ts";
import { ranks } from "#server/domain/primary/offering-story/contract.ts";
import { blockForms, highlightKinds } from "./block-forms.ts";
import { FieldInput } from "./field-input.tsx";
import classes from "./story.module.css";
import { type BlockDraft, type EntryDraft, emptyEntry, fieldsOf } from "./story-draft.ts";

interface BlockFieldsProps {
  block: BlockDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (block: BlockDraft) => void;
}

const rankOptions = ranks.map((value) => ({ value, label: rankNames[value] }));

/** The fields of a block, and those of its entries. */
export function BlockFields({ block, faults, onChange }: BlockFieldsProps) {
  const { fields, entries } = blockForms[block.type];
  const set = (name: string, value: string) =>
    onChange({ ...block, values: { ...block.values, [name]: value } });
  const setEntries = (changed: readonly EntryDraft[]) => onChange({ ...block, entries: changed });
  return (
    <>
      {block.type !== "HIGHLIGHTS" && (
        <TextInput
          label="Heading"
          placeholder={blockTitles[block.type]}
          value={block.values.title ?? ""}
          error={faults.title}
          onChange={({ currentTarget }) => set("title", currentTarget.value)}
        />
      )}
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={block.values[field.name] ?? ""}
          fault={faults[field.name]}
          onChange={(value) => set(field.name, value)}
        />
      ))}
      {entries !== undefined && (
        <>
          {block.entries.map((entry, index) => (
            <Entry
              key={entry.key}
              label={`${entries.noun} ${index + 1}`}
              block={block}
              entry={entry}
              faultAt={(name) => faults[`${entries.name}.${index}.${name}`]}
              onChange={(changed) =>
                setEntries(block.entries.map((other) => (other.key === entry.key ? changed : other)))
              }
              onRemove={() => setEntries(block.entries.filter(({ key }) => key !== entry.key))}
            />
          ))}
          {faults[entries.name] !== undefined && (
            <p className={classes.amiss} role="alert">
              {faults[entries.name]}
            </p>
          )}
          {block.entries.length < entries.most && (
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setEntries([...block.entries, emptyEntry(block.type)])}
              className={classes.add}
            >
              Add a {entries.noun}
            </Button>
          )}
        </>
      )}
    </>
  );
}

interface EntryProps {
  label: string;
  block: BlockDraft;
  entry: EntryDraft;
  faultAt: (name: string) => string | undefined;
  onChange: (entry: EntryDraft) => void;
  onRemove: () => void;
}

function Entry({ label, block, entry, faultAt, onChange, onRemove }: EntryProps) {
  const set = (name: string, value: string) =>
    onChange({ ...entry, values: { ...entry.values, [name]: value } });
  return (
    <fieldset className={classes.entry}>
      <legend>{label}</legend>
      {block.type === "HIGHLIGHTS" && (
        <NativeSelect
          label="Kind"
          data={[...highlightKinds]}
          value={entry.values.kind ?? ""}
          onChange={({ currentTarget }) => set("kind", currentTarget.value)}
        />
      )}
      {fieldsOf(block.type, entry.values).map((field) =>
        field.name === "rank" ? (
          <NativeSelect
            key="rank"
            label="Rank"
            data={rankOptions}
            value={entry.values.rank ?? ""}
            onChange={({ currentTarget }) => set("rank", currentTarget.value)}
          />
        ) : (
          <FieldInput
            key={field.name}
            field={field}
            value={entry.values[field.name] ?? ""}
            fault={faultAt(field.name)}
            onChange={(value) => set(field.name, value)}
          />
        ),
      )}
      <Button variant="subtle" color="gray" size="xs" onClick={onRemove} className={classes.add}>
        Remove {label}
      </Button>
    </fieldset>
  );
}
