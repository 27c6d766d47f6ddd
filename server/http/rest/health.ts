import { raw } from "#db/client.ts";
import type { Health } from "#server/http/openapi/health.ts";
import { API_VERSION, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application, phaseOfProcess } from "#server/kernel/application.ts";
import { Refusal } from "#server/kernel/errors.ts";
import { readQuery } from "./read-query.ts";
import { type Reply, replyProblem } from "./reply.ts";

/** How long the database may take to answer. */
const PATIENCE_MS = 2_000;

/**
 * Tells how this process is: 200 once it has started and while the database answers, else 503. With `?ready` it is 200
 * only while requests may be sent here, so a process that ends is 503 too.
 */
export async function health(request: Request): Promise<Reply> {
  const requestId = requestIdOf(request.headers);
  const headers = replyHeaders(request.headers, requestId);
  const query = asked(request);
  if (query instanceof Refusal) return replyProblem(query, request, requestId, headers);
  headers.set("content-type", "application/json; charset=utf-8");
  const body = await healthNow();
  const isForBalancer = "ready" in query;
  const isGood = body.status === "ok" || (body.status === "draining" && !isForBalancer);
  const status = isGood && body.database === "up" ? 200 : 503;
  return { status, headers, content: JSON.stringify(body) };
}

/** The query, or why it is refused: there is no application yet that could log a failure. */
function asked(request: Request): Record<string, string> | Refusal {
  try {
    return readQuery(request, ["ready"]);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function healthNow(): Promise<Health> {
  const phase = phaseOfProcess();
  if (phase === "starting") return { status: phase, database: "unknown", version: API_VERSION };
  asking ??= databaseAnswers().finally(() => {
    asking = undefined;
  });
  const isUp = await asking;
  const database = isUp ? "up" : "down";
  if (phase === "draining") return { status: phase, database, version: API_VERSION };
  return { status: isUp ? "ok" : "unavailable", database, version: API_VERSION };
}

/** Whoever asks meanwhile waits for the same answer. */
let asking: Promise<boolean> | undefined;

/** Asks on a connection of its own, which waits behind nothing. */
async function databaseAnswers(): Promise<boolean> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  try {
    const { db, renewal } = application().compartments.health;
    const { generation } = renewal;
    timer = setTimeout(() => {
      renewal.renew(generation);
      reject(new Error("the database did not answer in time"));
    }, PATIENCE_MS).unref();
    await Promise.race([raw(db)`select 1`, late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
