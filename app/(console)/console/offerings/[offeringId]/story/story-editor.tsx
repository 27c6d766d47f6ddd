"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { Fragment, useState } from "react";
import { EmptyState } from "#app/_components/empty-state.tsx";
import fields from "#app/_components/form/form.module.css";
import { titleOf } from "#app/_offering/story/words.ts";
import { Preview } from "#app/(console)/console/offerings/_preview/preview.tsx";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { AddBlock } from "./add-block.tsx";
import { announcements, instructions } from "./announcements.ts";
import { BlockItem, fieldsId } from "./block-item.tsx";
import { focusFirst } from "./focus-first.ts";
import { RemovedBlock } from "./removed-block.tsx";
import { SavingStatus } from "./saving-status.tsx";
import classes from "./story.module.css";
import { type BlockDraft, completeBlocks, emptyDraft } from "./story-draft.ts";
import { useStory } from "./use-story.ts";

/** An offering's story as a list of blocks, sorted by drag or by keyboard, with its page beside it. */
export function StoryEditor({ offering }: { offering: Offering }) {
  const { blocks, state, left, faults, change, saveAgain, takeTheirs } = useStory(offering);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ block: BlockDraft; index: number } | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = blocks.map(({ key }) => key);
  const story = completeBlocks(blocks);
  const highlights = story.find((block) => block.type === "HIGHLIGHTS")?.items;
  const { highlights: _, ...rest } = offering;
  const nameOf = (key: string | number) => {
    const found = blocks.find((block) => block.key === key);
    return found === undefined ? "" : nameOfBlock(found);
  };

  const move = (from: string, to: string) =>
    change((stands) =>
      arrayMove(
        [...stands],
        stands.findIndex(({ key }) => key === from),
        stands.findIndex(({ key }) => key === to),
      ),
    );

  const remove = (block: BlockDraft, index: number) => {
    change((stands) => stands.filter(({ key }) => key !== block.key));
    setRemoved({ block, index });
  };
  const place = removed !== null && (
    <RemovedBlock
      key={removed.block.key}
      name={nameOfBlock(removed.block)}
      onPutBack={() => {
        change((stands) => stands.toSpliced(removed.index, 0, removed.block));
        setRemoved(null);
        setOpen(removed.block.key);
        requestAnimationFrame(() => focusFirst(document.getElementById(fieldsId(removed.block))));
      }}
    />
  );

  return (
    <div className={classes.columns}>
      <div className={fields.form}>
        <SavingStatus
          state={state}
          left={left.map(nameOfBlock)}
          fault={faults[""]}
          onAgain={saveAgain}
          onTheirs={takeTheirs}
        />
        {offering.state !== "DRAFT" && (
          <p className={classes.public}>
            This offering is public: what is saved here, its readers see at once.
          </p>
        )}
        {blocks.length === 0 && (
          <EmptyState title="Nothing told yet">Add a block; the page beside shows it at once.</EmptyState>
        )}
        <DndContext
          id="story"
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: announcements(nameOf), screenReaderInstructions: instructions }}
          onDragStart={() => setOpen(null)}
          onDragEnd={({ active, over }) => {
            if (over !== null && active.id !== over.id) move(String(active.id), String(over.id));
          }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <ol className={classes.blocks} aria-label="Blocks of the story">
              {blocks.map((block, index) => (
                <Fragment key={block.key}>
                  {removed?.index === index && place}
                  <BlockItem
                    block={block}
                    name={nameOfBlock(block)}
                    isOpen={open === block.key}
                    onToggle={() => setOpen(open === block.key ? null : block.key)}
                    faults={below(faults, index)}
                    onChange={(changed) =>
                      change((stands) => stands.map((other) => (other.key === block.key ? changed : other)))
                    }
                    onRemove={() => remove(block, index)}
                  />
                </Fragment>
              ))}
              {removed !== null && removed.index >= blocks.length && place}
            </ol>
          </SortableContext>
        </DndContext>
        <AddBlock
          blocks={blocks}
          onAdd={(type) => {
            const added = emptyDraft(type);
            change((stands) => [...stands, added]);
            setOpen(added.key);
          }}
          onAdded={() => {
            const last = blocks.at(-1);
            if (last !== undefined) focusFirst(document.getElementById(fieldsId(last)));
          }}
        />
      </div>
      <Preview offering={{ ...rest, ...(highlights && { highlights }), story }} first="page" />
    </div>
  );
}

function nameOfBlock({ type, values }: BlockDraft): string {
  return titleOf({ type, title: values.title?.trim() || undefined });
}

/** The faults of one block, by their paths within it. */
function below(faults: Readonly<Record<string, string>>, index: number): Readonly<Record<string, string>> {
  const start = `${index}.`;
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([path]) => path.startsWith(start))
      .map(([path, fault]) => [path.slice(start.length), fault]),
  );
}
