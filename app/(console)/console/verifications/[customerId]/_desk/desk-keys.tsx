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
    ...(decides
      ? [
          { key: "T", words: "take", does: "Take this check" },
          { key: "A", words: "approve", does: "Approve" },
          { key: "R", words: "refuse", does: "Refuse, with reasons" },
        ]
      : []),
    ...(next === null ? [] : [{ key: "N", words: "next check", does: "Next check, undecided" }]),
  ];
  if (keys.length === 0) return null;
  return (
    <p className={classes.keys}>
      {keys.map(({ key, words, does }) => (
        <span key={key} data-key={key} data-does={does}>
          <Kbd>{key}</Kbd> {words}
        </span>
      ))}
    </p>
  );
}
