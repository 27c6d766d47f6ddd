"use client";

import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Action } from "#server/kernel/fields/actions.ts";
import classes from "./keys.module.css";

// Comes with the first search: most pages are read without one.
const Finder = dynamic(() => import("./finder.tsx").then(({ Finder }) => Finder), { ssr: false });

/** Opens the search over everything, by Ctrl or Cmd and K or by a press. */
export function SearchEverything({ may, hasKey = false }: { may: readonly Action[]; hasKey?: boolean }) {
  const [times, setTimes] = useState(0);
  const open = () => setTimes((before) => before + 1);
  useHotkeys(hasKey ? [["mod+K", open]] : [], []);
  return (
    <>
      <button type="button" className={classes.open} onClick={open}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        Search
        <span className={classes.shortcut} aria-hidden>
          Ctrl K
        </span>
      </button>
      {times > 0 && <Finder times={times} may={may} />}
    </>
  );
}
