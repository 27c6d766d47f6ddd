"use client";

import { useRouter } from "next/navigation";
import type { FormEvent, ReactNode } from "react";

interface FilterFormProps {
  /** Path of the page whose address holds the filters. */
  action: string;
  /** What is filtered, for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Filters that live in the address: a plain GET form. With script it sends itself when a choice changes, stays on the
 * page, and leaves out what is empty.
 */
export function FilterForm({ action, label, className, children }: FilterFormProps) {
  const router = useRouter();

  const sendChoice = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
  };

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
    }
    router.push(query.size > 0 ? `${action}?${query}` : action, { scroll: false });
  };

  return (
    <search>
      <form
        method="get"
        action={action}
        aria-label={label}
        className={className}
        onChange={sendChoice}
        onSubmit={send}
      >
        {children}
      </form>
    </search>
  );
}
