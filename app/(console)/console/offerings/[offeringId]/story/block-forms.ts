import {
  type BlockType,
  MOST_ENTRIES,
  MOST_HIGHLIGHTS,
  MOST_PICTURES,
} from "#server/domain/primary/offering-story/contract.ts";

/** How a value is typed. */
export type FieldKind = "line" | "text" | "markdown" | "amount" | "picture" | "tick";

/** A field, named by its path in the contract. */
export interface StoryField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Left out where it is empty. */
  readonly isOptional?: true;
}

/** The entries of a block: where they stand in the contract, what one is called, what it is made of. */
export interface StoryEntries {
  readonly name: string;
  readonly noun: string;
  readonly most: number;
  readonly fields: readonly StoryField[];
}

/** What is typed of a block, besides its heading. */
export interface BlockForm {
  /** What it is for, in the menu. */
  readonly hint: string;
  readonly fields: readonly StoryField[];
  readonly entries?: StoryEntries;
}

const line = (name: string, label: string): StoryField => ({ name, label, kind: "line" });
const entries = (name: string, noun: string, fields: readonly StoryField[], most = MOST_ENTRIES) => ({
  fields: [],
  entries: { name, noun, most, fields },
});

/** The forms of all blocks; those of a highlight follow from its kind. */
export const blockForms: Record<BlockType, BlockForm> = {
  TEXT: {
    hint: "Paragraphs, lists and links in Markdown",
    fields: [{ name: "text", label: "Text", kind: "markdown" }],
  },
  HIGHLIGHTS: {
    hint: "Planned yield, term, rank: first on the page and on the card",
    ...entries("items", "highlight", [], MOST_HIGHLIGHTS),
  },
  GALLERY: {
    hint: "Pictures that you upload",
    ...entries(
      "pictures",
      "picture",
      [{ name: "url", label: "Picture", kind: "picture" }, line("alt", "What it shows")],
      MOST_PICTURES,
    ),
  },
  USE_OF_FUNDS: {
    hint: "What the money is for, as a bar",
    ...entries("items", "use", [
      line("label", "What for"),
      { name: "amount", label: "Amount", kind: "amount" },
    ]),
  },
  TEAM: {
    hint: "Who stands behind it",
    ...entries("people", "person", [
      line("name", "Name"),
      line("role", "Role"),
      { name: "text", label: "A few words", kind: "text", isOptional: true },
      { name: "picture", label: "Portrait", kind: "picture", isOptional: true },
    ]),
  },
  LOCATION: {
    hint: "An address and a picture",
    fields: [
      { name: "address", label: "Address", kind: "text" },
      { name: "text", label: "What there is around it", kind: "text", isOptional: true },
      { name: "picture.url", label: "Picture", kind: "picture", isOptional: true },
      { name: "picture.alt", label: "What it shows", kind: "line", isOptional: true },
    ],
  },
  TIMELINE: {
    hint: "What has happened, and what comes next",
    ...entries("entries", "step", [
      line("when", "When"),
      line("title", "What happens"),
      { name: "text", label: "More of it", kind: "text", isOptional: true },
      { name: "isDone", label: "This has happened", kind: "tick" },
    ]),
  },
  QUESTIONS: {
    hint: "What buyers ask, answered",
    ...entries("items", "question", [
      line("question", "Question"),
      { name: "answer", label: "Answer", kind: "markdown" },
    ]),
  },
  RISKS: {
    hint: "What may go wrong",
    ...entries("items", "risk", [
      line("title", "Risk"),
      { name: "text", label: "What it means", kind: "text" },
    ]),
  },
  DOCUMENTS: { hint: "Where the documents stand on the page", fields: [] },
};

/** Kinds of highlights by what they are called. */
export const highlightKinds = [
  { value: "YIELD", label: "Planned yield" },
  { value: "TERM", label: "Term" },
  { value: "RANK", label: "Rank" },
  { value: "OTHER", label: "Another figure" },
] as const;

/** The fields of a highlight that are typed; a rank is chosen. */
export const highlightFields: Record<string, readonly StoryField[]> = {
  YIELD: [{ name: "percent", label: "Percent a year", kind: "amount" }],
  TERM: [{ name: "months", label: "Months", kind: "amount" }],
  RANK: [],
  OTHER: [line("label", "Label"), line("value", "Value")],
};
