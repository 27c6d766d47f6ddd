import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconArrowUp, IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { blockTitles, rankNames } from "#app/_offering/story/words.ts";
import { ranks } from "#server/domain/primary/offering-story/contract.ts";
import { blockForms, highlightKinds } from "./block-forms.ts";
import { FieldInput } from "./field-input.tsx";
import { focusFirst } from "./focus-first.ts";
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
  const [added, setAdded] = useState<string | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const set = (name: string, value: string) =>
    onChange({ ...block, values: { ...block.values, [name]: value } });
  const setEntries = (changed: readonly EntryDraft[]) => onChange({ ...block, entries: changed });
  const addEntry = () => {
    const entry = emptyEntry(block.type);
    setAdded(entry.key);
    setEntries([...block.entries, entry]);
  };
  const removeEntry = (entry: EntryDraft) => {
    setEntries(block.entries.filter(({ key }) => key !== entry.key));
    adder.current?.focus();
  };
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
              isNew={entry.key === added}
              faultAt={(name) => faults[`${entries.name}.${index}.${name}`]}
              onChange={(changed) =>
                setEntries(block.entries.map((other) => (other.key === entry.key ? changed : other)))
              }
              onRaise={index === 0 ? undefined : () => setEntries(raised(block.entries, index))}
              onRemove={() => removeEntry(entry)}
            />
          ))}
          {faults[entries.name] !== undefined && (
            <p className={classes.amiss} role="alert">
              {faults[entries.name]}
            </p>
          )}
          {block.entries.length < entries.most && (
            <Button
              ref={adder}
              variant="subtle"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={addEntry}
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
  /** Whether it was added a moment ago. */
  isNew: boolean;
  faultAt: (name: string) => string | undefined;
  onChange: (entry: EntryDraft) => void;
  /** Puts it before the one above; the first has none. */
  onRaise: (() => void) | undefined;
  onRemove: () => void;
}

function Entry({ label, block, entry, isNew, faultAt, onChange, onRaise, onRemove }: EntryProps) {
  const set = (name: string, value: string) =>
    onChange({ ...entry, values: { ...entry.values, [name]: value } });
  return (
    <fieldset ref={isNew ? focusFirst : undefined} className={classes.entry}>
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
      <div className={classes.acts}>
        <Button variant="subtle" color="gray" size="xs" onClick={onRemove}>
          Remove {label}
        </Button>
        {onRaise !== undefined && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconArrowUp size={14} aria-hidden />}
            onClick={onRaise}
          >
            Move {label} up
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function raised(entries: readonly EntryDraft[], index: number): EntryDraft[] {
  const [entry] = entries.slice(index, index + 1);
  const others = entries.filter((_, at) => at !== index);
  return entry === undefined ? others : others.toSpliced(index - 1, 0, entry);
}
