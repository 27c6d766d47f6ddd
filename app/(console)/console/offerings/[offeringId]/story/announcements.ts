import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from "@dnd-kit/core";

/** What is read out for whoever sorts by keyboard. */
export const instructions: ScreenReaderInstructions = {
  draggable:
    "Press Space to take the block, the arrow keys to move it, Space to put it down, Escape to let it be.",
};

/** What is read out while a block moves. @param nameOf what a block is called */
export function announcements(nameOf: (key: UniqueIdentifier) => string): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is taken.`,
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id
        ? undefined
        : `${nameOf(active.id)} is at the place of ${nameOf(over.id)}.`,
    onDragEnd: ({ active }) => `${nameOf(active.id)} is put down.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
}
