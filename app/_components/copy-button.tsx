"use client";

import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import classes from "./copy-button.module.css";

/** How long "Copied" stays, in milliseconds. */
const SHOWN_FOR = 2000;

interface CopyButtonProps {
  value: string;
  /** What is copied, for screen readers: "wallet address". */
  label: string;
}

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Not permitted here: the whole value stays readable in the title.
      () => setCopied(false),
    );
  };

  return (
    <button type="button" className={classes.copy} onClick={copy} title={`Copy ${label}`}>
      {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      <span className="visually-hidden">Copy {label}</span>
      <span className="visually-hidden" aria-live="polite">
        {copied ? "Copied" : ""}
      </span>
    </button>
  );
}
