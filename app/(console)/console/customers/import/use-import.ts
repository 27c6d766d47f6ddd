"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { v4 as newKey } from "uuid";
import { isSignedOut, problemOf, trpc } from "#app/_trpc/client.tsx";
import { MOST_BYTES } from "./columns.ts";
import type { CustomerFile, Finding } from "./read-file.ts";
import { type Outcome, sendRows } from "./send-rows.ts";

/** A file that is to be imported. */
interface Chosen {
  readonly name: string;
  readonly file: CustomerFile;
  /** Why rows are refused, as far as one can know before. */
  readonly faults: readonly Finding[];
  /** Begins the Idempotency-Keys of its parts, so that importing it again makes nobody twice. */
  readonly key: string;
}

/** Why something went no further. */
export interface Reason {
  readonly sentence: string;
  readonly isSignedOut?: boolean;
}

/** How far an import is. */
export type State =
  | { readonly at: "choice"; readonly reason?: Reason }
  | {
      readonly at: "checking" | "importing";
      readonly name: string;
      readonly done: number;
      readonly of: number;
    }
  | { readonly at: "checked"; readonly chosen: Chosen; readonly reason?: Reason }
  | { readonly at: "imported"; readonly chosen: Chosen; readonly outcome: Outcome };

/** The rows of a file that nothing is known to be wrong with. */
export function goodRows({ file, faults }: Pick<Chosen, "file" | "faults">) {
  const faulty = new Set(faults.map(({ row }) => row));
  return file.rows.filter(({ row }) => !faulty.has(row));
}

function reasonOf(error: unknown): Reason {
  const problem = problemOf(error);
  if (problem === null) return { sentence: "The connection was lost. Check it and try again." };
  return { sentence: problem.detail, isSignedOut: isSignedOut(problem) };
}

/** Reads a file, has the server rehearse its customers, and then make them, a part at a time. */
export function useImport() {
  const { client, customer } = trpc.useUtils();
  const router = useRouter();
  const [state, setState] = useState<State>({ at: "choice" });

  const check = async ([picked]: readonly File[]) => {
    if (!picked) return;
    const { name } = picked;
    const fail = (reason: Reason) => setState({ at: "choice", reason });
    // Read with its parser, which the page does without until then.
    const { readFile } = await import("./read-file.ts");
    const file = readFile(new Uint8Array(await picked.slice(0, MOST_BYTES + 1).arrayBuffer()));
    if (typeof file === "string") return fail({ sentence: file });
    const moving = (done: number) => setState({ at: "checking", name, done, of: file.rows.length });
    moving(0);
    const context = { dryRun: true };
    try {
      const { faults } = await sendRows(
        file.rows,
        (customers) => client.customer.createBulk.mutate({ customers }, { context }),
        moving,
      );
      setState({ at: "checked", chosen: { name, file, faults, key: newKey() } });
    } catch (error) {
      fail(reasonOf(error));
    }
  };

  const start = async (chosen: Chosen) => {
    const rows = goodRows(chosen);
    const moving = (done: number) => setState({ at: "importing", name: chosen.name, done, of: rows.length });
    moving(0);
    try {
      const outcome = await sendRows(
        rows,
        (customers, part) =>
          client.customer.createBulk.mutate(
            { customers },
            { context: { idempotencyKey: `${chosen.key}-${part}` } },
          ),
        moving,
      );
      setState({ at: "imported", chosen, outcome });
      await customer.invalidate();
      router.refresh();
    } catch (error) {
      setState({ at: "checked", chosen, reason: reasonOf(error) });
    }
  };

  return { state, check, start, startOver: () => setState({ at: "choice" }) };
}
