import type { Database } from "#db/client.ts";
import { inTenant, isConnectionLost } from "#db/tenant.ts";
import type { Actor } from "./access.ts";
import { type Application, oncePerApplication } from "./application.ts";
import { Refusal } from "./errors.ts";
import { Gathering } from "./gathering.ts";
import type { Operation } from "./operation.ts";

/** Something to be read in one organization. */
interface Question {
  readonly organizationId: string;
  /** Questions with the same text have the same answer. */
  readonly text: string;
  readonly read: (db: Database) => Promise<unknown>;
}

const questions = oncePerApplication(
  "questions",
  (app) => new Gathering<Question, unknown>({ run: (_line, asked) => answerAll(app, asked) }),
);

/**
 * Reads for a request. Whoever waits with the same question gets the answer of one reading that begins after all of
 * them came (docs/decisions/024-what-waits-goes-together.md). Resources that are read by their ids share a transaction; a list may
 * take its time, so it has one of its own.
 * @param organizationId whose rows
 * @param read is given the transaction; what it reads follows from the operation, the actor and the input alone
 * @throws whatever `read` throws
 */
export function readShared(
  app: Application,
  organizationId: string,
  { name, path }: Pick<Operation, "name" | "path">,
  asker: { readonly actor: Actor; readonly input: unknown },
  read: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const text = JSON.stringify([name, asker.actor, asker.input]);
  return questions(app).call(path.endsWith("}") ? organizationId : text, { organizationId, text, read });
}

async function answerAll(app: Application, asked: readonly Question[]): Promise<readonly Promise<unknown>[]> {
  const [{ organizationId } = { organizationId: "" }] = asked;
  const distinct = new Map(asked.map(({ text, read }) => [text, read]));
  const answers = new Map<string, Promise<unknown>>();
  try {
    await inTenant(app, organizationId, "read", async (db) => {
      for (const [text, read] of distinct) answers.set(text, read(db));
      await Promise.allSettled(answers.values());
    });
  } catch (error) {
    return asked.map(() => Promise.reject(error));
  }
  // A statement that fails ends the transaction for its neighbours, so each is read alone.
  const isHarmed = (error: unknown) =>
    distinct.size > 1 && !(error instanceof Refusal) && !isConnectionLost(error);
  const again = new Map(
    Array.from(distinct, ([text, read]) => [
      text,
      answers.get(text)?.catch((error: unknown) => {
        if (isHarmed(error)) return inTenant(app, organizationId, "read", read);
        throw error;
      }),
    ]),
  );
  return asked.map(({ text }) => Promise.resolve(again.get(text)));
}
