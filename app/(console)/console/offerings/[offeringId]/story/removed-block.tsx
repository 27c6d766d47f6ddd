import { Button } from "@mantine/core";
import classes from "./story.module.css";

interface RemovedBlockProps {
  /** What it was called. */
  name: string;
  onPutBack: () => void;
}

/** Where a block stood that was removed; it can be had back until something else is removed. */
export function RemovedBlock({ name, onPutBack }: RemovedBlockProps) {
  return (
    <li className={classes.removed}>
      <span>“{name}” is removed.</span>
      <Button size="xs" variant="default" autoFocus onClick={onPutBack}>
        Put it back
      </Button>
    </li>
  );
}
