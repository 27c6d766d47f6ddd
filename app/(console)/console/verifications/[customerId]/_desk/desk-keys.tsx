"use client";

import { Kbd } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useRouter } from "next/navigation";
import classes from "./desk.module.css";

/** The keys of the desk: those of the decision belong to it, the one that goes on without one is here. */
export function DeskKeys({ next, decides }: { next: string | null; decides: boolean }) {
  const router = useRouter();
  useHotkeys([["n", () => next !== null && router.push(next)]]);
  const keys = [
    ...(decides ? (["T take", "A approve", "R refuse"] as const) : []),
    ...(next === null ? [] : (["N next check"] as const)),
  ];
  if (keys.length === 0) return null;
  return (
    <p className={classes.keys}>
      {keys.map((words) => (
        <span key={words}>
          <Kbd>{words[0]}</Kbd>
          {words.slice(1)}
        </span>
      ))}
    </p>
  );
}
