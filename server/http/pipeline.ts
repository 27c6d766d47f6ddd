import { type Database, isDatabaseError, sqlState } from "#db/client.ts";
import { isConnectionLost } from "#db/connection-lost.ts";
import { MARKET } from "#db/no-organization.ts";
import { isStandbysTrouble } from "#db/standby.ts";
import { inTenant } from "#db/tenant.ts";
import { noteAbsence } from "#server/kernel/absence.ts";
import { authorize } from "#server/kernel/access.ts";
import { type Application, within, withinStandby } from "#server/kernel/application.ts";
import { type CallerContext, type Context, logOf, type PersonContext } from "#server/kernel/context.ts";
import { runGuarded, runPersonal } from "#server/kernel/effects.ts";
import { type Refusal, refuse } from "#server/kernel/errors.ts";
import { pageFields } from "#server/kernel/fields/list.ts";
import { nameObjects } from "#server/kernel/fields/name-objects.ts";
import { compartmentOf, isFile, type Operation } from "#server/kernel/operation.ts";
import { Precondition } from "#server/kernel/precondition.ts";
import type { Procedure } from "#server/kernel/procedure.ts";
import { rehearse } from "#server/kernel/rehearsal.ts";
import { readShared } from "#server/kernel/shared-reads.ts";
import { timeOf } from "#server/kernel/time.ts";
import { setDeprecation } from "./deprecation.ts";
import { refusalOf } from "./problem.ts";
import { checkIdempotencyKey } from "./request.ts";

/** A verb as the pipeline calls it, with a context that fits what it sees. */
type Run<Ctx> = (call: { ctx: Ctx; input: unknown }) => Promise<unknown>;

/**
 * Runs a procedure for a request, whichever host took it: authentication, shape of the input, and the effect under its
 * `Dry-Run` and `Idempotency-Key` (docs/domain.md, Idempotency). Its transactions are in the operation's compartment.
 * @param input as the request sent it
 * @throws Refusal authentication_required, sign_in_required, not_allowed, invalid_idempotency_key, overloaded,
 *   query_too_slow, and whatever the verb refuses
 * @throws ZodError where the input has not the shape of the operation's
 */
export async function run(procedure: Procedure, ctx: Context, input: unknown): Promise<unknown> {
  const { operation } = procedure;
  const { signal, app } = ctx;
  const isDry = ctx.dryRun && operation.method !== "GET";
  // The rehearsal of an intent holds its transaction for longer than an intent does.
  const compartment = isDry ? "transitions" : compartmentOf(operation);
  const visit = { operation: operation.name, ...(signal && { signal }) };
  const named = namingObjects(procedure);
  const workIn = (place: Application) => runInside(named, { ...ctx, app: place }, input);
  const work = () => workIn(within(app, compartment, visit));
  if (isDry) ctx.replyHeaders.set("dry-run", "true");
  setDeprecation(operation, ctx);
  try {
    const standby = isQuestion(procedure) ? await withinStandby(app, compartment, visit) : undefined;
    if (standby) return await workIn(standby).catch((error: unknown) => askPrimary(app, error, work));
    return await (isDry ? rehearse(work) : work());
  } catch (error) {
    throw isDatabaseError(error, sqlState.queryCanceled) ? outOfTime(operation) : error;
  }
}

const naming = new WeakMap<Procedure, Procedure>();

/**
 * The procedure whose verb returns its resources with their names, so that whoever shares or keeps an answer has them; and
 * which undoes what was done without the check that `If-Match` asks for.
 */
function namingObjects(procedure: Procedure): Procedure {
  const { operation, verb } = procedure;
  const named = naming.get(procedure) ?? {
    ...procedure,
    verb: async (call: Parameters<typeof verb>[0]) => {
      const outcome = await verb(call);
      (call.ctx as Context).precondition?.requireCheck();
      return nameObjects(operation.output, outcome);
    },
  };
  naming.set(procedure, named);
  return named;
}

/** Whether it changes nothing, not even the audit trail, and is asked of an organization or the market. */
function isQuestion({ operation, kind, sight }: Procedure): boolean {
  return kind === "query" && !operation.isRecorded && (sight === "organization" || sight === "market");
}

/** Asks once more where the standby, and not the question, was the trouble. */
function askPrimary<T>(app: Application, error: unknown, work: () => Promise<T>): Promise<T> {
  if (!isStandbysTrouble(error)) throw error;
  if (isConnectionLost(error)) app.standby?.rest();
  return work();
}

/** A change that took too long is undone whole, and may well succeed later; a question has to be narrowed. */
function outOfTime({ method, input, path }: Operation): Refusal {
  if (method !== "GET") return refuse("overloaded");
  const names = Object.keys((input as unknown as { shape?: object }).shape ?? {});
  const filters = names.filter((name) => !pageFields.includes(name) && !path.includes(`{${name}}`));
  return refuse("query_too_slow", { filters: filters.join(", ") || undefined });
}

async function runInside(
  { operation, kind, sight, verb }: Procedure,
  ctx: Context,
  input: unknown,
): Promise<unknown> {
  switch (sight) {
    case "organization": {
      const inside = await ofCaller(ctx);
      if (kind === "mutation") checkIdempotencyKey(ctx.idempotencyKey);
      const parsed = operation.input.parse(input);
      authorize(inside.actor, operation);
      if (kind === "mutation") {
        return runGuarded(
          operation,
          conditional(operation, inside, parsed),
          parsed,
          verb as Run<CallerContext>,
        );
      }
      return read(operation, inside, inside.actor.organizationId, parsed, (db) =>
        (verb as Run<CallerContext>)({ ctx: { ...inside, db }, input: parsed }),
      );
    }
    case "caller": {
      const inside = await ofCaller(ctx);
      const parsed = operation.input.parse(input);
      authorize(inside.actor, operation);
      return (verb as Run<CallerContext>)({ ctx: inside, input: parsed });
    }
    case "market": {
      const parsed = operation.input.parse(input);
      return read(operation, ctx, MARKET, parsed, (db) =>
        (verb as Run<Context>)({ ctx: { ...ctx, db }, input: parsed }),
      );
    }
    case "person": {
      const { person } = ctx;
      if (person === null) throw refuse("sign_in_required");
      const own: PersonContext = { ...ctx, person };
      const parsed = operation.input.parse(input);
      return kind === "mutation"
        ? runPersonal(conditional(operation, own, parsed), parsed, verb as Run<PersonContext>)
        : (verb as Run<PersonContext>)({ ctx: own, input: parsed });
    }
    case "public":
      return (verb as Run<Context>)({ ctx, input: operation.input.parse(input) });
  }
}

/**
 * The context of a change with what `If-Match` asks for.
 * @throws Refusal precondition_not_supported where the verb commits what it does before anything could be undone
 */
function conditional<Ctx extends Context>({ path, ...operation }: Operation, ctx: Ctx, input: unknown): Ctx {
  if (ctx.ifMatch === undefined) return ctx;
  if (operation.claimsKey || operation.isGathered) throw refuse("precondition_not_supported", {}, "If-Match");
  const [, name] = [...path.matchAll(/\{(\w+)\}/g)].at(-1) ?? [];
  const id = name === undefined ? undefined : (input as Record<string, string | undefined>)[name];
  return { ...ctx, precondition: new Precondition(ctx.ifMatch, id) };
}

/** A file is read for whoever asks, since it may be streamed; so is what leaves a row in the audit trail. */
function read(
  operation: Operation,
  { app, actor }: Context,
  organizationId: string,
  input: unknown,
  verb: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  if (operation.isRecorded) return inTenant(app, organizationId, "write", verb);
  if (isFile(operation.output)) return inTenant(app, organizationId, "read", verb);
  return readShared(app, organizationId, operation, { actor, input }, verb);
}

/** The request as one of its caller's organization, at that one's time. */
async function ofCaller(ctx: Context): Promise<CallerContext> {
  const { actor } = ctx;
  if (actor.kind === "anonymous") throw refuse("authentication_required");
  return { ...ctx, actor, now: await timeOf(ctx.app, actor.organizationId, ctx.now) };
}

/** What a failure is answered with; one that nobody foresaw is logged, with what was asked for. */
export function refusalFor(
  error: unknown,
  { path, ...ctx }: Pick<Context, "app" | "requestId"> & { path: string },
  known = refusalOf(error),
): Refusal {
  noteAbsence(error);
  if (known === null) logOf(ctx).error({ err: error, path }, "request failed");
  if (known?.code === "unavailable") logOf(ctx).warn({ err: error, path }, "database away");
  if (known?.code === "query_too_slow") logOf(ctx).warn({ path }, "a query took too long");
  return known ?? refuse("internal_error");
}
