/**
 * A bare Node server that sends the very statements of the service through `postgres`, in the same transactions of an
 * organization, and writes what comes back: no validation, no routing, no framework. It is what the service is measured
 * against.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { applicationUrl } from "#db/application-role.ts";
import { connect, raw, type Sql } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { Statement, Statements } from "./statements.ts";
import { world } from "./world.ts";

const [url = "", file = "", port = "0", pool = "10"] = process.argv.slice(2);
const statements = JSON.parse(readFileSync(file, "utf8")) as Statements;
const connection = connect(applicationUrl(url), Number(pool));

const send = (sql: Sql, { text }: Statement, params: readonly unknown[]) =>
  sql.unsafe(text, params as never[], { prepare: true });

/** What the service sent once: with what an intent leaves in the audit trail and tells its listeners. */
const [placement] = JSON.parse(String(statements.intent[0]?.params[1])) as [
  { readonly audit: object; readonly response: object },
];

interface Body {
  readonly offeringId: string;
  readonly customerId: string;
  readonly walletAddress: string;
  readonly payment: { readonly purchaseAmount: number; readonly tokenAmount: number };
}

const server = createServer((request, response) => void reply(request, response));
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
// The one that measures was ended: nobody asks any more.
process.once("disconnect", () => process.exit());

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await answer(request);
  if (isDeclined(body)) response.statusCode = 403;
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.end(JSON.stringify(body));
}

const isDeclined = (body: unknown) => (body as { verdict?: string } | undefined)?.verdict === "DECLINED";

async function answer(request: IncomingMessage): Promise<unknown> {
  const path = request.url ?? "";
  if (path.endsWith("/cancel")) return cancel(path.split("/").at(-2) ?? "", await read(request));
  if (request.method === "POST") return intent(await read(request));
  const url = new URL(path, "http://localhost");
  const [, , , id] = url.pathname.split("/");
  if (id !== undefined) return (await rows(statements.getOffering, id))[0];
  const offeringId = url.searchParams.get("offeringId") ?? undefined;
  const isOfOfferings = url.pathname.endsWith("/offering");
  const ofIntents = offeringId === undefined ? statements.listIntents : statements.listIntentsOfOffering;
  const [row] = await rows(isOfOfferings ? statements.listOfferings : ofIntents, offeringId);
  return { object: "list", data: row?.rows };
}

/** What a statement reads, in a transaction of the organization. @param id the offering in question */
function rows([statement]: readonly Statement[], id?: string) {
  if (!statement) throw new Error("no statement");
  const params = statement.params.map((value) => (value === world.offeringId(0) ? id : value));
  return inTenant(connection, world.organizationId, "read", (db) => send(raw(db), statement, params));
}

async function intent(body: Body): Promise<unknown> {
  const [statement] = statements.intent;
  if (!statement) throw new Error("no statement");
  const at = new Date();
  const id = newId("opi", at);
  const row = {
    ...placement,
    id,
    offering_id: body.offeringId,
    customer_id: body.customerId,
    wallet_address: body.walletAddress,
    purchase_amount: String(body.payment.purchaseAmount),
    token_amount: String(body.payment.tokenAmount),
    created_at: at.toISOString(),
    expires_at: new Date(at.getTime() + 72 * 3600_000).toISOString(),
    audit: { ...placement.audit, id: newId("aud", at) },
    event_id: newId("evt", at),
    response: { ...placement.response, offeringPurchaseIntentId: id },
  };
  const params = [world.organizationId, JSON.stringify([row]), 0];
  const [verdict] = await send(raw(connection.db), statement, params);
  return { ...row, verdict: verdict?.verdict, reasons: verdict?.reasons };
}

async function cancel(offerId: string, body: Body): Promise<unknown> {
  const fill = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    return value
      .replaceAll(`"${world.offerId(0, 0)}"`, `"${offerId}"`)
      .replaceAll(`"${world.customerId(0)}"`, `"${body.customerId}"`)
      .replaceAll(/(led|aud|evt)_[0-9a-f]{32}/g, (_id, prefix) => newId(prefix, new Date()));
  };
  return inTenant(connection, world.organizationId, "write", async (db) => {
    let offer: unknown;
    for (const statement of statements.cancel) {
      const [row] = await send(raw(db), statement, statement.params.map(fill));
      offer = row ?? offer;
    }
    return offer;
  });
}

async function read(request: IncomingMessage): Promise<Body> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
