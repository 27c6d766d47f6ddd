import type { Connection, Database, Line, Plans } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import { CROWD } from "#db/fair-queue.ts";
import { inTenant } from "#db/tenant.ts";
import type { Actor } from "./access.ts";
import { type Application, oncePerApplication } from "./application.ts";
import { Refusal } from "./errors.ts";
import { Gathering } from "./gathering.ts";
import { compartmentOf, type Operation } from "./operation.ts";

/** Something to be read in one organization. */
interface Question {
  /** Where it is read; those that are gathered are read in the same place. */
  readonly line: Line;
  /** Where it is read instead, alone, when nothing else of the organization is and there is room; undefined where never. */
  readonly aside: Connection | undefined;
  readonly organizationId: string;
  /** Questions with the same text have the same answer. */
  readonly text: string;
  /** Those of one kind are read in one statement. */
  readonly kind: string;
  readonly read: (db: Database) => Promise<unknown>;
}

/** What is to be read, and who waits for it. */
interface Asked extends Pick<Question, "read">, PromiseWithResolvers<unknown> {}

/** Statements of one transaction at most: nobody waits for more than these, and its beginning and end cost each an eighth. */
const MOST_TOGETHER = 8;

const questions = oncePerApplication(
  "questions",
  () =>
    new Gathering<Question, unknown>({
      run: (_key, asked) => answerAll(asked),
      most: MOST_TOGETHER,
      kindOf: ({ kind }) => kind,
    }),
);

/**
 * Reads for a request. Whoever waits with the same question gets the answer of one reading that begins after all of
 * them came (docs/decisions/027-what-waits-goes-together.md). Resources that are read by their ids share a transaction, and so
 * do lists of one operation whose rows an index has in their order; what may take its time has one of its own.
 * @param organizationId whose rows
 * @param read is given the transaction; what it reads follows from the operation, the actor and the input alone
 * @throws whatever `read` throws
 */
export function readShared(
  app: Application,
  organizationId: string,
  operation: Read & Pick<Operation, "name">,
  asker: { readonly actor: Actor; readonly input: unknown },
  read: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const { ending, renewal, queue, settings } = app;
  const brief = isBrief(operation, asker.input);
  const text = JSON.stringify([operation.name, asker.actor, asker.input]);
  const isOne = isOfOne(operation);
  // Somebody who goes away leaves those who asked the same; so their signal is not handed on.
  const visit = { operation: isOne ? "" : operation.name };
  const plans = plansFor(operation, asker.input);
  const line = { ending, renewal, queue, settings, visit, plans };
  const compartment = compartmentOf(operation);
  const aside = brief && compartment === "reads" && !app.isStandby ? app.compartments.brief : undefined;
  const where = app.isStandby ? "standby " : "";
  const key = brief ? [where, compartment, visit.operation, plans, organizationId].join(" ") : where + text;
  const kind = isOne ? operation.name : text;
  return questions(app).call(key, { line, aside, organizationId, text, kind, read });
}

/**
 * Reads what is asked in one transaction. Each answer is handed out as it comes, and not with the last one.
 * @returns the answers, in the order of the questions
 */
function answerAll(asked: readonly Question[]): readonly Promise<unknown>[] {
  const [first] = asked;
  if (!first) return [];
  const { organizationId } = first;
  const line = lineFor(first, asked.length);
  const distinct = new Map(asked.map(({ text, read }) => [text, { read, ...Promise.withResolvers() }]));
  const answer = async (db: Database, begun: Promise<unknown>, { read, resolve, reject }: Asked) => {
    try {
      const found = await read(db);
      await begun;
      resolve(found);
    } catch (error) {
      // A statement that fails ends the transaction for its neighbours, so each is read alone.
      const isHarmed = distinct.size > 1 && !(error instanceof Refusal) && !isConnectionLost(error);
      if (isHarmed) resolve(inTenant(line, organizationId, "read", read));
      else reject(error);
    }
  };
  const all = [...distinct.values()];
  inTenant(line, organizationId, "read", (db, begun) =>
    Promise.all(all.map((one) => answer(db, begun, one))),
  ).catch((error: unknown) => {
    for (const { reject } of all) reject(error);
  });
  return asked.map(({ text }) => distinct.get(text)?.promise ?? Promise.reject(new Error("never asked")));
}

/**
 * Where questions are read. One alone that is brief, of an organization that reads no crowd, goes aside: whoever asks for
 * little waits for no crowd of others, not even on the processors (docs/decisions/024-compartments.md).
 */
function lineFor({ line, aside, organizationId }: Question, questions: number): Line {
  if (aside === undefined || questions > 1) return line;
  const isApart =
    line.queue.countOf(organizationId) < CROWD && aside.queue.isFree(organizationId, line.visit);
  return isApart ? { ...line, ...aside } : line;
}

/** What of an operation tells how it is read. */
type Read = Pick<Operation, "path" | "method" | "compartment" | "plans">;

/**
 * How the statements of a question are planned. What goes through the first rows of an order has one plan for any values, which
 * takes half as long; that is none to search or to count by, where many rows have what is asked for, or few.
 */
export function plansFor(operation: Read, input: unknown): Plans {
  const { total } = (input ?? {}) as { readonly total?: unknown };
  if (total !== undefined) return "anew";
  return operation.plans ?? (isBrief(operation, input) ? "as it may be" : "anew");
}

/** Whether it reads a resource by its id, or a list of which no row is looked at that is not shown. */
function isBrief(operation: Read, input: unknown): boolean {
  return isOfOne(operation) || (compartmentOf(operation) === "reads" && isFoundInOrder(input));
}

function isOfOne({ path }: Read): boolean {
  return path.endsWith("}");
}

/** Whether no row is looked at that is not listed: nothing is searched for, and nothing counted. */
function isFoundInOrder(input: unknown): boolean {
  const { q, total } = (input ?? {}) as { readonly q?: unknown; readonly total?: unknown };
  return q === undefined && total === undefined;
}
