"use client";

import {
  type FormErrors,
  schemaResolver,
  type UseFormInput,
  type UseFormReturnType,
  useForm,
} from "@mantine/form";
import { type RefObject, type SubmitEvent, useRef, useState } from "react";
import { v4 as newKey } from "uuid";
import type { z } from "zod";
import { readNumber } from "#app/_data/typed-number.ts";
import { type MutationContext, problemOf } from "#app/_trpc/client.tsx";
import { fieldMessage } from "#app/_words/field-message.ts";
import { NUMBER } from "#server/kernel/fields/messages.ts";
import { type Versioned, versionTag } from "#server/kernel/fields/version-tag.ts";

/** The params of a refusal that `form` has fields for; they are named alike. */
function paramsOnForm(error: unknown, values: object): string[] {
  const params = (problemOf(error)?.errors ?? []).map(({ param }) => param).filter((param) => param !== null);
  return params.filter((param) => hasPath(values, param));
}

/** Whether a dotted path leads to a value, an empty one included. */
function hasPath(values: unknown, path: string): boolean {
  let at: unknown = values;
  for (const key of path.split(".")) {
    if (typeof at !== "object" || at === null || !(key in at)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
}

/** Messages as people read them: what was typed and is no number, text to the interface, is told how one is written. */
function inWordsOfForms(errors: FormErrors, input: unknown): FormErrors {
  const told = Object.entries(errors).map(([path, message]) => {
    const typed = message === NUMBER ? valueAt(input, path) : undefined;
    if (typeof typed === "string") return [path, readNumber(typed).error];
    return [path, typeof message === "string" ? fieldMessage(message) : message];
  });
  return Object.fromEntries(told);
}

function valueAt(values: unknown, path: string): unknown {
  return path.split(".").reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], values);
}

const isDated = (result: unknown): result is { readonly updatedAt: string } =>
  typeof (result as { updatedAt?: unknown } | null)?.updatedAt === "string";

interface ProblemFormOptions<Values extends object, Schema extends z.ZodType, Result>
  extends Omit<UseFormInput<Values>, "initialValues" | "validate" | "transformValues" | "mode"> {
  /** The contract's own schema: `createOffering.input`. */
  schema: Schema;
  /** Every field of the form, under the names of the schema; empty ones as "" or []. */
  initialValues: Values;
  /** What is sent for these values, for example with empty texts left out; by default the values themselves. */
  toInput?: (values: Values) => unknown;
  /**
   * The resource that is changed, as it was when the form was opened: if somebody else has changed it since, nothing is
   * sent over that, and what was typed stays. A ref, where several forms change one resource.
   */
  opened?: Versioned | RefObject<Versioned>;
  /** Calls the procedure: `(input, context) => create.mutateAsync(input, …)`. */
  send: (input: z.input<Schema>, context: MutationContext) => Promise<Result>;
  /** What follows when it was accepted. */
  onSent: (result: Result) => void;
  /** Whether that leads to another page: until it has come, what was accepted is not sent once more. */
  leaves?: boolean;
}

interface ProblemForm<Values extends object> {
  form: UseFormReturnType<Values>;
  /** For `<Form noValidate onSubmit={onSubmit}>`. */
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** For `<ProblemAlert {...alert} />`: what the server refused, less what the fields show. */
  alert: { error: unknown; shownAtFields: readonly string[] };
  isSending: boolean;
  /** Checks some fields alone, as a step of a wizard has them (a path covers what is below it), and shows what is wrong. */
  validateOnly: (paths: readonly string[]) => boolean;
}

/**
 * A form that validates with the contract's schema and keeps what was typed when the server refuses: each reason is
 * shown at the field it concerns. Sending the same values twice has one effect.
 */
export function useProblemForm<Values extends object, Schema extends z.ZodType, Result>({
  schema,
  initialValues,
  toInput = (values) => values,
  opened,
  send,
  onSent,
  leaves = false,
  ...options
}: ProblemFormOptions<Values, Schema, Result>): ProblemForm<Values> {
  const check = schemaResolver(schema, { sync: true });
  const resolve = (input: unknown) => inWordsOfForms(check(input as Values), input);
  const form = useForm<Values>({
    ...options,
    mode: "controlled",
    initialValues,
    validate: (values) => resolve(toInput(values)),
  });
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const last = useRef({ body: "", key: "" });
  const own = useRef(opened !== undefined && "current" in opened ? undefined : opened);
  const version = opened !== undefined && "current" in opened ? opened : own;

  const showAt = (errors: Record<string, string>) => {
    form.setErrors(errors);
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode<HTMLElement, string>(first)?.focus();
  };

  const keyFor = (input: unknown) => {
    const body = JSON.stringify(input);
    if (last.current.body !== body) last.current = { body, key: newKey() };
    return last.current.key;
  };

  const submit = async (values: Values) => {
    if (isSending) return;
    const input = toInput(values) as z.input<Schema>;
    setIsSending(true);
    setError(null);
    try {
      const ifMatch = version.current !== undefined && versionTag(version.current);
      const result = await send(input, { idempotencyKey: keyFor(input), ...(ifMatch && { ifMatch }) });
      last.current = { body: "", key: "" };
      if (version.current !== undefined && isDated(result)) version.current = result;
      setIsSending(leaves);
      onSent(result);
    } catch (refused) {
      setError(refused);
      const shown = paramsOnForm(refused, form.getValues());
      const reasons = (problemOf(refused)?.errors ?? []).filter(({ param }) => shown.includes(param ?? ""));
      showAt(Object.fromEntries(reasons.map(({ param, detail }) => [param ?? "", fieldMessage(detail)])));
      setIsSending(false);
    }
  };

  const isBelow = (path: string, paths: readonly string[]) =>
    paths.some((start) => path === start || path.startsWith(`${start}.`));

  return {
    form,
    onSubmit: form.onSubmit(submit, (errors) => showAt(errors as Record<string, string>)),
    alert: { error, shownAtFields: paramsOnForm(error, form.getValues()) },
    isSending,
    validateOnly: (paths) => {
      const errors = Object.entries(resolve(toInput(form.getValues())));
      const here = errors.filter(([path]) => isBelow(path, paths));
      showAt(Object.fromEntries(here) as Record<string, string>);
      return here.length === 0;
    },
  };
}
