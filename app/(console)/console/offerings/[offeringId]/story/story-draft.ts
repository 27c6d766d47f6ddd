import { v4 as newKey } from "uuid";
import { fieldMessage } from "#app/_words/field-message.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { type Block, type BlockType, block, story } from "#server/domain/primary/offering-story/contract.ts";
import { blockForms, highlightFields, type StoryField } from "./block-forms.ts";

/** Values as they are typed, by the names of their fields. */
export type Typed = Readonly<Record<string, string>>;

export interface EntryDraft {
  readonly key: string;
  readonly values: Typed;
}

/** A block as it is typed: every field a text; what is ticked is "true". */
export interface BlockDraft {
  readonly key: string;
  readonly type: BlockType;
  readonly values: Typed;
  readonly entries: readonly EntryDraft[];
}

const RANK: StoryField = { name: "rank", label: "Rank", kind: "line" };
const TITLE: StoryField = { name: "title", label: "Heading", kind: "line", isOptional: true };

/** A block of a story, to be changed. */
export function draftOf(stands: Block): BlockDraft {
  const { fields, entries } = blockForms[stands.type];
  const list = entries === undefined ? [] : (valueAt(stands, entries.name) as readonly object[]);
  return {
    key: newKey(),
    type: stands.type,
    values: typedOf(stands, [TITLE, ...fields]),
    entries: list.map((entry) => ({ key: newKey(), values: entryValues(stands.type, entry) })),
  };
}

/** A block that is new, with one empty entry where it has some. */
export function emptyDraft(type: BlockType): BlockDraft {
  return { key: newKey(), type, values: {}, entries: blockForms[type].entries ? [emptyEntry(type)] : [] };
}

/** An entry that is new. */
export function emptyEntry(type: BlockType): EntryDraft {
  return { key: newKey(), values: type === "HIGHLIGHTS" ? { kind: "YIELD", rank: "SENIOR" } : {} };
}

/** What is sent for a story as it is typed; the contract judges it. */
export function storyInput(drafts: readonly BlockDraft[]): unknown[] {
  return drafts.map(({ type, values, entries: typed }) => {
    const { fields, entries } = blockForms[type];
    return {
      type,
      ...inputOf(values, [TITLE, ...fields]),
      ...(entries !== undefined && {
        [entries.name]: typed.map((entry) => ({
          ...(type === "HIGHLIGHTS" && { kind: entry.values.kind }),
          ...inputOf(entry.values, fieldsOf(type, entry.values)),
        })),
      }),
    };
  });
}

/** What is wrong with a story as it is typed, by the field's path: `2.items.0.label`; the whole's faults under "". */
export function faultsOf(drafts: readonly BlockDraft[]): Readonly<Record<string, string>> {
  const { error } = story.safeParse(storyInput(drafts));
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), fieldMessage(message)]),
  );
}

/** What can be saved of a story as it is typed. */
export interface Savable {
  /** Blocks as they are sent. */
  readonly story: readonly unknown[];
  /** Where each of those stands among the drafts. */
  readonly places: readonly number[];
  /** The drafts that stay behind: they are not complete. */
  readonly left: readonly BlockDraft[];
}

/**
 * A block that is not complete holds no other back: it stays as it was saved last, and one that never was is left out.
 * @param saved what was sent of each block last, by its key
 */
export function savableOf(drafts: readonly BlockDraft[], saved: ReadonlyMap<string, unknown>): Savable {
  const inputs = storyInput(drafts);
  const isWhole = inputs.map((input) => block.safeParse(input).success);
  const parts = drafts.map(({ key }, place) => ({
    place,
    part: isWhole[place] ? inputs[place] : saved.get(key),
  }));
  const sent = parts.filter(({ part }) => part !== undefined);
  return {
    story: sent.map(({ part }) => part),
    places: sent.map(({ place }) => place),
    left: drafts.filter((_, place) => !isWhole[place]),
  };
}

/** What was saved of each block, by its key. */
export function savedOf(drafts: readonly BlockDraft[]): ReadonlyMap<string, unknown> {
  const inputs = storyInput(drafts);
  return new Map(drafts.map(({ key }, place) => [key, inputs[place]]));
}

/** The blocks that are complete, for the preview. */
export function completeBlocks(drafts: readonly BlockDraft[]): Block[] {
  return storyInput(drafts).flatMap((input) => {
    const { data } = block.safeParse(input);
    return data === undefined ? [] : [data];
  });
}

/** The fields of one entry. */
export function fieldsOf(type: BlockType, { kind = "" }: Typed): readonly StoryField[] {
  if (type !== "HIGHLIGHTS") return blockForms[type].entries?.fields ?? [];
  return kind === "RANK" ? [RANK] : (highlightFields[kind] ?? []);
}

function entryValues(type: BlockType, entry: object): Typed {
  const kind = valueAt(entry, "kind");
  const values: Typed = typeof kind === "string" ? { kind } : {};
  return { ...values, ...typedOf(entry, fieldsOf(type, values)) };
}

function typedOf(from: object, fields: readonly StoryField[]): Typed {
  return Object.fromEntries(fields.map(({ name }) => [name, String(valueAt(from, name) ?? "")]));
}

function inputOf(values: Typed, fields: readonly StoryField[]): object {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const value = sentValue(values[field.name] ?? "", field);
    const [first = "", second] = field.name.split(".");
    if (value === undefined) continue;
    input[first] = second === undefined ? value : { ...(input[first] as object), [second]: value };
  }
  return input;
}

function sentValue(text: string, { kind, isOptional }: StoryField): unknown {
  if (kind === "tick") return text === "true";
  if (kind === "amount") return typedNumber(text);
  return isOptional && text.trim() === "" ? undefined : text;
}

function valueAt(from: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], from);
}
