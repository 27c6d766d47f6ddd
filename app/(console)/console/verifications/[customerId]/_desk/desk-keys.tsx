"use client";

import { Kbd } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useRouter } from "next/navigation";
import classes from "./desk.module.css";

/** The keys of the desk: those of the decision belong to it, this one goes on without one. */
export function DeskKeys({ next }: { next: string | null }) {
  const router = useRouter();
  useHotkeys([["n", () => next !== null && router.push(next)]]);
  return (
    <p className={classes.keys}>
      <span>
        <Kbd>T</Kbd> take
      </span>
      <span>
        <Kbd>A</Kbd> approve
      </span>
      <span>
        <Kbd>R</Kbd> refuse
      </span>
      <span>
        <Kbd>N</Kbd> next check
      </span>
    </p>
  );
}
