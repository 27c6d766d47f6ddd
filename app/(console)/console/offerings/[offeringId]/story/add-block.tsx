import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { blockTitles } from "#app/_offering/story/words.ts";
import { type BlockType, blockTypes, mayAdd } from "#server/domain/primary/offering-story/contract.ts";
import { blockForms } from "./block-forms.ts";
import classes from "./story.module.css";
import type { BlockDraft } from "./story-draft.ts";

interface AddBlockProps {
  blocks: readonly BlockDraft[];
  onAdd: (type: BlockType) => void;
}

/** Adds a block at the end of the story. */
export function AddBlock({ blocks, onAdd }: AddBlockProps) {
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} className={classes.add}>
          Add a block
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {blockTypes.map((type) => (
          <Menu.Item key={type} disabled={!mayAdd(type, blocks)} onClick={() => onAdd(type)}>
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
