import { raw } from "#db/client.ts";
import { API_VERSION, replyHeaders, requestIdOf } from "#server/http/request.ts";
import { application } from "#server/kernel/application.ts";

/** How long the database may take to answer. */
const PATIENCE_MS = 2_000;

/** Answers `{ status, database, version }`: 200 while the database answers, else 503. */
export async function health(request: Request): Promise<Response> {
  const headers = replyHeaders(requestIdOf(request.headers));
  const up = await databaseAnswers();
  headers.set("content-type", "application/json; charset=utf-8");
  const body = { status: up ? "ok" : "unavailable", database: up ? "up" : "down", version: API_VERSION };
  return new Response(JSON.stringify(body), { status: up ? 200 : 503, headers });
}

async function databaseAnswers(): Promise<boolean> {
  try {
    const { db } = application();
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("the database did not answer in time")), PATIENCE_MS).unref();
    });
    await Promise.race([raw(db)`select 1`, late]);
    return true;
  } catch {
    return false;
  }
}
