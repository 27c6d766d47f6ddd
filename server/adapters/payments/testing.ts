import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

export const WEBHOOK_SECRET = "whsec_stand_in_for_tests";

interface Session {
  id: string;
  object: "checkout.session";
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  customer_details: { name: string } | null;
  metadata: Record<string, string>;
}

interface StandInRefund {
  id: string;
  object: "refund";
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

/** A request as it came, to be looked at. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly authorization: string | undefined;
  readonly form: URLSearchParams;
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;

/**
 * A server that answers as Stripe does, as far as it is used here: it keeps the answers of idempotency keys, refuses to
 * refund more than was paid, and signs its webhooks by the SDK's own helper.
 */
export class StripeStandIn {
  readonly seen: Seen[] = [];
  readonly sessions = new Map<string, Session>();
  readonly refunds: StandInRefund[] = [];
  /** What the next calls are answered with instead. */
  readonly failures: { status: number; error: object }[] = [];
  /** Where new refunds stand. */
  refundStatus = "succeeded";
  readonly #answers = new Map<string, object>();
  readonly #server = createServer((request, response) => {
    void this.#handle(request).then(({ status, body }) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The customer pays on the page; with a slow method nobody knows yet. */
  pay(sessionId: string, { slow = false } = {}): Session {
    const session = this.#session(sessionId);
    session.status = "complete";
    session.payment_status = slow ? "unpaid" : "paid";
    session.payment_intent ??= newId("pi");
    session.customer_details = { name: "Ada Lindqvist" };
    return session;
  }

  /** A message of Stripe's, signed. */
  message(type: string, object: object, at = Date.now()): { body: string; signature: string } {
    const body = JSON.stringify({ id: newId("evt"), object: "event", type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(at / 1000),
    });
    return { body, signature };
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`there is no session ${id}`);
    return session;
  }

  async #handle(request: IncomingMessage): Promise<{ status: number; body: object }> {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const method = request.method ?? "GET";
    const form = method === "GET" ? searchParams : new URLSearchParams(text);
    const key = request.headers["idempotency-key"]?.toString();
    this.seen.push({
      method,
      path: pathname,
      idempotencyKey: key,
      authorization: request.headers.authorization,
      form,
    });
    const failure = this.failures.shift();
    if (failure) return { status: failure.status, body: { error: failure.error } };
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known) return { status: 200, body: known };
    const answer = this.#answer(method, pathname, form);
    if (answer === null) {
      return {
        status: 400,
        body: { error: { type: "invalid_request_error", code: "refused", message: "No." } },
      };
    }
    if (key !== undefined) this.#answers.set(key, structuredClone(answer));
    return { status: 200, body: answer };
  }

  #answer(method: string, path: string, form: URLSearchParams): object | null {
    const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") return this.#begin(form);
    if (id !== undefined && action === "expire") return this.#expire(this.#session(id));
    if (id !== undefined) return this.#session(id);
    const [, paymentIntent] = /^\/v1\/payment_intents\/(\w+)$/.exec(path) ?? [];
    if (method === "GET" && paymentIntent !== undefined) return this.#paymentIntent(paymentIntent);
    if (method === "GET" && path === "/v1/refunds") {
      const data = this.refunds.filter((one) => one.payment_intent === form.get("payment_intent"));
      return { object: "list", data, has_more: false, url: "/v1/refunds" };
    }
    return path === "/v1/refunds" ? this.#refund(form) : null;
  }

  #begin(form: URLSearchParams): Session {
    const id = newId("cs_test");
    const session: Session = {
      id,
      object: "checkout.session",
      url: `https://checkout.example/c/pay/${id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      payment_intent: null,
      customer_details: null,
      metadata: metadataOf(form),
    };
    this.sessions.set(id, session);
    return session;
  }

  #paymentIntent(id: string): object {
    const session = [...this.sessions.values()].find((one) => one.payment_intent === id);
    return { id, object: "payment_intent", metadata: session?.metadata ?? {} };
  }

  #expire(session: Session): Session | null {
    if (session.status !== "open") return null;
    session.status = "expired";
    return session;
  }

  #refund(form: URLSearchParams): StandInRefund | null {
    const intent = form.get("payment_intent") ?? "";
    const session = [...this.sessions.values()].find((one) => one.payment_intent === intent);
    const back = this.refunds.filter((one) => one.payment_intent === intent && one.status !== "failed");
    const left = (session?.amount_total ?? 0) - back.reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(form.get("amount"));
    if (amount > left) return null;
    const refund: StandInRefund = {
      id: newId("re"),
      object: "refund",
      amount,
      payment_intent: intent,
      status: this.refundStatus,
      metadata: metadataOf(form),
    };
    this.refunds.push(refund);
    return refund;
  }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );
}
