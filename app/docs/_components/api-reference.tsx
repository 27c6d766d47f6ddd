"use client";

import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { buttonClass } from "#app/_components/button-class.ts";
import classes from "./api-reference.module.css";

/** Large, and long at work when it begins: fetched once somebody wants to read or try an operation. */
const Viewer = lazy(() => import("./viewer.tsx").then(({ Viewer: component }) => ({ default: component })));

interface ApiReferenceProps {
  /** The subject it shows. */
  subject: string;
  /** Its operations in short, each a link to `#/…`, which opens it. */
  children: ReactNode;
}

/** The operations of a subject: their list first, and the viewer that tells and tries them when one is asked for. */
export function ApiReference({ subject, children }: ApiReferenceProps) {
  const isNamed = useSyncExternalStore(onHashChange, isOperationNamed, () => false);
  const [isOpen, setOpen] = useState(false);
  if (isNamed || isOpen) {
    return (
      <Suspense fallback={<div className={classes.skeleton} />}>
        <Viewer subject={subject} />
      </Suspense>
    );
  }
  return (
    <div className={classes.short}>
      {children}
      <button type="button" className={buttonClass("outline")} onClick={() => setOpen(true)}>
        Open all, to read and to try
      </button>
    </div>
  );
}

/** Whether the address names an operation. */
const isOperationNamed = () => window.location.hash.startsWith("#/");

function onHashChange(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
