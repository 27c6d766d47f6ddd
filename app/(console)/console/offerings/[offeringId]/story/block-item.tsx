import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import { IconChevronDown, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { blockTitles } from "#app/_offering/story/words.ts";
import { BlockFields } from "./block-fields.tsx";
import classes from "./story.module.css";
import type { BlockDraft } from "./story-draft.ts";

interface BlockItemProps {
  block: BlockDraft;
  /** What it is called. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** What is wrong with it, by the paths of its fields. */
  faults: Readonly<Record<string, string>>;
  onChange: (block: BlockDraft) => void;
  onRemove: () => void;
}

/** What the element with a block's fields is known by. */
export const fieldsId = ({ key }: Pick<BlockDraft, "key">) => `fields-${key}`;

/** One block in the list: a handle to move it, its name, and its fields once it is opened. */
export function BlockItem({ block, name, isOpen, onToggle, faults, onChange, onRemove }: BlockItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: block.key });
  const kind = block.type === "TEXT" ? "Text" : blockTitles[block.type];
  const isAmiss = Object.keys(faults).length > 0;
  return (
    <li
      ref={setNodeRef}
      className={classes.block}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={classes.head}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
        >
          <IconGripVertical size={18} aria-hidden />
        </ActionIcon>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId(block) : undefined}
          onClick={onToggle}
        >
          <span>{name}</span>
          {name !== kind && <small>{kind}</small>}
          {isAmiss && <small className={classes.amiss}>Incomplete</small>}
          <IconChevronDown size={16} aria-hidden />
        </button>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove ${name}`} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && (
        <div id={fieldsId(block)} className={classes.inside}>
          <BlockFields block={block} faults={faults} onChange={onChange} />
        </div>
      )}
    </li>
  );
}
