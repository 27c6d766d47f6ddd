import autocannon from "autocannon";
import { ledgerToken, type WorldToken, world } from "./world.ts";

/** One kind of request, as often as wanted. */
export interface Load {
  readonly name: string;
  /** Requests of one run; a run ends when all are answered. */
  readonly amount: number;
  /** Connections it comes from; left out = 16. */
  readonly connections?: number;
  /** Whether every request is to be refused, by a rule of the business. */
  readonly isRefused?: boolean;
  /** The request of this turn, counted over the run. */
  readonly request: (turn: number) => Asked;
}

/** One request, with headers of its own where it has any. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What one run gave. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const json = { "content-type": "application/json" };

/** Sends a load and measures. @param headers of each request @throws Error when any answer was not what the load is for */
export async function run(
  origin: string,
  load: Load,
  headers: Record<string, string> = {},
): Promise<Figures> {
  let turn = 0;
  // The generator ends on whole seconds; what counts is when the last answer came.
  let ended = 0;
  const began = performance.now();
  const result = await autocannon({
    url: origin,
    connections: load.connections ?? 16,
    amount: load.amount,
    requests: [
      {
        setupRequest: (request) => {
          const asked = load.request(turn++);
          return {
            ...request,
            ...asked,
            headers: { ...request.headers, ...json, ...headers, ...asked.headers },
          };
        },
        onResponse: () => {
          ended = performance.now();
        },
      },
    ],
  });
  const seconds = (ended - began) / 1000;
  const failed = result.errors + result.timeouts + (load.isRefused ? result["2xx"] : result.non2xx);
  if (failed > 0) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(
      ([status, { count }]) => `${count} × ${status}`,
    );
    const told = [...statuses, `${result.timeouts} too late`, `${result.errors} not at all`].join(", ");
    throw new Error(`${load.name}: ${failed} of ${load.amount} requests were answered otherwise (${told})`);
  }
  return { perSecond: load.amount / seconds, p50: result.latency.p50, p99: result.latency.p99 };
}

/** An intent to buy one token from an offering; the price is 10. */
export function intentRequest(
  offering: number,
  customer: number,
  purchaseAmount = 10,
  token: WorldToken = ledgerToken,
): Asked {
  const body = {
    offeringId: token.offeringId(offering),
    customerId: world.customerId(customer),
    walletAddress: world.walletAddress(customer),
    payment: { purchaseAmount, tokenAmount: 1, currency: "EUR" },
  };
  return { method: "POST", path: "/api/offering-purchase-intent", body: JSON.stringify(body) };
}

/** The maker's cancelling of one of the offers of a batch. */
export function cancelRequest(batch: number, index: number): Asked {
  const body = { customerId: world.customerId(index % world.customers) };
  return {
    method: "POST",
    path: `/api/bulletin-board/offer/${world.offerId(batch, index)}/cancel`,
    body: JSON.stringify(body),
  };
}

/** The issuer's closing of one of the offerings of a batch, which delivers to its buyers. */
export function closeRequest(token: WorldToken, batch: number, index: number): Asked {
  return { method: "POST", path: `/api/offering/${token.endingId(batch, index)}/close` };
}

/** Another customer's taking of one of the offers of a batch: of up to half of the customers, no two share an account. */
export function acceptRequest(token: WorldToken, batch: number, index: number): Asked {
  const taker = (index + world.customers / 2) % world.customers;
  const body = { customerId: world.customerId(taker), takerWalletAddress: world.walletAddress(taker) };
  return {
    method: "POST",
    path: `/api/bulletin-board/offer/${token.offerId(batch, index)}/accept`,
    body: JSON.stringify(body),
  };
}
