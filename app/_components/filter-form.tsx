"use client";

import Form from "next/form";
import type { FormEvent, ReactNode } from "react";

interface FilterFormProps {
  /** Path of the page whose address holds the filters. */
  action: string;
  /** What is filtered, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Filters that live in the address: a plain GET form, which with script sends itself when a choice changes. */
export function FilterForm({ action, label, className, children }: FilterFormProps) {
  const sendChoice = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };
  return (
    <search>
      <Form action={action} aria-label={label} className={className} onChange={sendChoice} scroll={false}>
        {children}
      </Form>
    </search>
  );
}
