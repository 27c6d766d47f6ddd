"use client";

import { useState } from "react";
import { type AuthError, sentenceOf } from "./problems.ts";

/** What every call of the sign-in's client comes to. */
interface Outcome<T> {
  readonly data: T | null;
  readonly error: AuthError | null;
}

/** Calls the sign-in, one call at a time, and keeps the sentence of a refusal. */
export function useAuthCall() {
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  /** @returns what was answered; null where it was refused, which `problem` then tells */
  const run = async <T>(call: () => Promise<Outcome<T>>): Promise<T | null> => {
    if (isPending) return null;
    setPending(true);
    setProblem(null);
    try {
      const { data, error } = await call();
      if (error) setProblem(sentenceOf(error));
      return error ? null : data;
    } catch {
      setProblem(sentenceOf({}));
      return null;
    } finally {
      setPending(false);
    }
  };

  return { run, problem, setProblem, isPending };
}
