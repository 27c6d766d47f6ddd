"use client";

import { Kbd, Modal } from "@mantine/core";
import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import classes from "./keys.module.css";

const keys = [
  { keys: ["Ctrl K", "⌘ K"], does: "Search everything" },
  { keys: ["/"], does: "Search this list" },
  { keys: ["j"], does: "Next row" },
  { keys: ["k"], does: "Row before" },
  { keys: ["Enter"], does: "Open the row" },
  { keys: ["x"], does: "Select the row, where rows can be selected" },
  { keys: ["?"], does: "Show these keys" },
];

/** The keys of every list, and what tells of them and of the page's own; nothing is taken while somebody types or a dialog is open. */
export function ListKeys() {
  const [isOpen, { open: show, close }] = useDisclosure();
  const [ofPage, setOfPage] = useState<typeof keys>([]);
  const open = () => {
    setOfPage(keysOfPage());
    show();
  };
  useHotkeys([
    ["/", () => inPage(() => document.querySelector<HTMLInputElement>("main input[type=search]")?.focus())],
    ["j", () => inPage(() => step(1))],
    ["k", () => inPage(() => step(-1))],
    ["x", () => inPage(select)],
    ["shift+?", () => inPage(open)],
    ["?", () => inPage(open)],
  ]);
  return (
    <Modal opened={isOpen} onClose={close} title="Keys">
      <dl className={classes.keys}>
        {[...ofPage, ...keys].map(({ keys: names, does }) => (
          <div key={does} className={classes.key}>
            <dt>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

function inPage(act: () => void): void {
  if (document.querySelector("[role=dialog], [role=alertdialog]") === null) act();
}

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>("main [data-row-link]")];

/** Keys that the page names itself, each with what it does. */
const keysOfPage = () =>
  [...document.querySelectorAll<HTMLElement>("main [data-key]")].map(
    ({ dataset: { key = "", does = "" } }) => ({
      keys: [key],
      does,
    }),
  );

/** Focuses the row after the one that has the focus, or before it; the first where none has. */
function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
  all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus();
}

function select(): void {
  document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>("[data-select]")?.click();
}
