import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { blockTitles } from "#app/_offering/story/words.ts";
import { type BlockType, blockTypes, mayAdd } from "#server/domain/primary/offering-story/contract.ts";
import { blockForms } from "./block-forms.ts";
import classes from "./story.module.css";
import type { BlockDraft } from "./story-draft.ts";

interface AddBlockProps {
  blocks: readonly BlockDraft[];
  onAdd: (type: BlockType) => void;
  /** The menu has closed after one was added, and takes the focus no longer. */
  onAdded: () => void;
}

/** Adds a block at the end of the story. */
export function AddBlock({ blocks, onAdd, onAdded }: AddBlockProps) {
  const hasAdded = useRef(false);
  const add = (type: BlockType) => {
    hasAdded.current = true;
    onAdd(type);
  };
  const tell = () => {
    if (hasAdded.current) onAdded();
    hasAdded.current = false;
  };
  return (
    <Menu position="bottom-start" width={300} onExitTransitionEnd={tell}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} className={classes.add}>
          Add a block
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {blockTypes.map((type) => (
          <Menu.Item key={type} disabled={!mayAdd(type, blocks)} onClick={() => add(type)}>
            <span className={classes.choice}>
              {type === "TEXT" ? "Text" : blockTitles[type]}
              <small>{blockForms[type].hint}</small>
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
