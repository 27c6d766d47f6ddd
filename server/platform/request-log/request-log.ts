import { setImmediate } from "node:timers/promises";
import { raw } from "#db/client.ts";
import type { RequestMethod } from "#db/schema/enums.ts";
import { inTenant } from "#db/tenant.ts";
import { type Application, oncePerApplication } from "#server/kernel/application.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { masked, networkOf } from "./rules.ts";

/** A request as it was answered. Its texts are held as they are: whoever writes it takes them apart. */
export interface AnsweredRequest {
  readonly organizationId: string;
  readonly apiKeyId: string | null;
  readonly requestId: string;
  readonly method: RequestMethod;
  readonly route: string;
  readonly status: number;
  readonly code: string | undefined;
  readonly durationMs: number;
  readonly address: string | undefined;
  readonly ignoredFields: string | undefined;
  /** What was sent, as it was read; undefined where it is not kept. */
  readonly request: unknown;
  /** What was answered, as JSON; undefined where it is not kept. */
  readonly response: string | undefined;
  readonly at: Date;
}

/** Requests that wait to be written at most: with a round every two seconds, the most that a process keeps of them. */
export const MOST_WAITING = 500;
/** Requests that are taken apart before others get their turn. */
const AT_ONCE = 25;

/**
 * The requests of API keys in this process on their way into the log. Noting one is a line in a list; nobody waits for
 * it to be written, and where more come than the list holds, they are counted and left out.
 */
export class RequestLog {
  readonly #app: Application;
  #waiting: AnsweredRequest[] = [];
  #dropped = 0;

  constructor(app: Application) {
    this.#app = app;
  }

  note(request: AnsweredRequest): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(request);
    else this.#dropped += 1;
  }

  /** Writes what waits, one statement for each organization; what cannot be written is left out. */
  async write(): Promise<void> {
    const [waiting, dropped] = [this.#waiting, this.#dropped];
    this.#waiting = [];
    this.#dropped = 0;
    if (dropped > 0) this.#app.log.warn({ dropped }, "requests were left out of their log");
    const byOrganization = Map.groupBy(waiting, ({ organizationId }) => organizationId);
    for (const [organizationId, requests] of byOrganization) {
      await this.#insert(organizationId, requests);
    }
  }

  async #insert(organizationId: string, requests: readonly AnsweredRequest[]): Promise<void> {
    const rows: ReturnType<typeof rowOf>[] = [];
    for (const [index, request] of requests.entries()) {
      if (index % AT_ONCE === 0) await setImmediate();
      rows.push(rowOf(request));
    }
    await inTenant(
      this.#app,
      organizationId,
      "write",
      (db) => raw(db)`
        insert into request_log as n (organization_id, id, request_id, api_key_id, method, route, status, code, duration_ms,
          network, ignored_fields, request, response, created_at)
        select ${organizationId}, r.id, r.request_id, r.api_key_id, r.method, r.route, r.status, r.code, r.duration_ms,
               r.network, r.ignored_fields, r.request, r.response, r.created_at
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, request_id text, api_key_id text,
            method request_method, route text, status smallint, code text, duration_ms int, network text,
            ignored_fields text, request jsonb, response jsonb, created_at timestamptz)
        returning n.id`,
    );
  }
}

/** The log of this process. */
export const requestLog = oncePerApplication("requestLog", (app) => new RequestLog(app));

function rowOf({ at, address, response, request, ...rest }: AnsweredRequest) {
  return {
    id: newId("rql", at),
    request_id: rest.requestId,
    api_key_id: rest.apiKeyId,
    method: rest.method,
    route: rest.route,
    status: rest.status,
    code: rest.code,
    duration_ms: Math.round(rest.durationMs),
    network: networkOf(address),
    ignored_fields: rest.ignoredFields,
    request: masked(request),
    response: response === undefined ? undefined : masked(JSON.parse(response)),
    created_at: at.toISOString(),
  };
}
