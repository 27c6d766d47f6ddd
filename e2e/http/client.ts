import { randomBytes } from "node:crypto";
import { request as openRequest } from "node:http";
import { inject } from "vitest";

/** Origin of the server that anybody may use. */
export const baseUrl = inject("baseUrl");

/** Where its interface is. */
export const apiUrl = `${baseUrl}/api`;

/** An answer, its body read as JSON. */
export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** The body of an error, as an outside client knows it. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: string;
  readonly requestId: string;
  readonly errors: readonly { param: string | null; code: string; detail: string }[];
}

type Json = Record<string, unknown>;

/** Sends a request to the interface. `path` is below `/api`, or a whole address. */
export async function send<T = Json>(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const raw = typeof body === "string" || body instanceof Uint8Array;
  const response = await fetch(path.startsWith("http") ? path : `${apiUrl}${path}`, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
    redirect: "manual",
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? undefined : JSON.parse(text)) as T,
  };
}

export const get = <T = Json>(path: string, headers: Record<string, string> = {}) =>
  send<T>("GET", path, { headers });

export const post = <T = Json>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  send<T>("POST", path, { body, headers });

/** What a request is refused with. */
export async function refusal(answer: Promise<Answer<unknown>>): Promise<Answer<ProblemBody>> {
  return (await answer) as Answer<ProblemBody>;
}

/** Sends a path as it is, where `fetch` would put it right first. */
export function sendAsIs(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Uint8Array | string,
): Promise<{ status: number; headers: Headers; text: string }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    // Of a DELETE, Node's client does not tell how long its body is.
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { method, hostname, port, path, headers: { ...length, ...headers } };
    const request = openRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          text: Buffer.concat(chunks).toString(),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** A name that nobody else uses. */
export const unique = (prefix = "http") => `${prefix}-${randomBytes(8).toString("hex")}`;

/** A wallet address of nobody else. */
export const newWallet = () => `0x${randomBytes(20).toString("hex")}`;

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A body of POST /offering: 10.00 a token, 100 to 5,000 a customer, 20,000 in all, open for a month. */
export function offeringBody(change: Json = {}): Json {
  return {
    subdomain: unique(),
    tokenId: unique("token"),
    title: "Harbour Lofts",
    pricePerToken: 10,
    offeringPeriod: { startDate: inDays(-1), endDate: inDays(30) },
    fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 },
    ...change,
  };
}

/** A body of POST /customer. */
export function customerBody(change: Json = {}): Json {
  return { wallets: [{ address: newWallet() }], type: "INDIVIDUAL", countryCode: "DE", ...change };
}

export interface Offering extends Json {
  offeringId: string;
  tokenId: string;
  fundingLimits: { raised: number; reserved: number; hardCap: number };
}
export interface Customer extends Json {
  id: string;
  wallets: { address: string; balances: { available: { amount: string }; frozen: { amount: string } } }[];
}
export interface Offer extends Json {
  offerId: string;
  status: string;
  maker: Customer;
}
export interface List {
  object: "list";
  data: Json[];
  hasMore: boolean;
  nextCursor: string | null;
}

async function made<T>(path: string, body: Json): Promise<T> {
  const answer = await post<T>(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const makeOffering = (change?: Json) => made<Offering>("/offering", offeringBody(change));
export const makeCustomer = (change?: Json) => made<Customer>("/customer", customerBody(change));

/** A body of POST /offering-purchase-intent: `tokens` at 10.00 each. */
export function intentBody(customer: Customer, offering: Offering, tokens = 10, payment: Json = {}): Json {
  return {
    customerId: customer.id,
    walletAddress: customer.wallets[0]?.address,
    offeringId: offering.offeringId,
    payment: { purchaseAmount: tokens * 10, tokenAmount: tokens, currency: "EUR", ...payment },
  };
}

/** An open offer to sell 5 of the maker's 100 tokens. */
export async function makeOffer(): Promise<{ offer: Offer; maker: Customer; tokenId: string }> {
  const maker = await makeCustomer();
  const { tokenId } = await made<{ tokenId: string }>("/token", {
    name: "Harbour",
    symbol: "HLH",
    totalSupply: 1000,
  });
  const walletAddress = maker.wallets[0]?.address;
  await made(`/token/${tokenId}/mint`, { customerId: maker.id, walletAddress, amount: 100 });
  const offer = await made<Offer>("/bulletin-board/offer", {
    tokenId,
    customerId: maker.id,
    makerWalletAddress: walletAddress,
    amount: 5,
    priceInEuro: 60,
    intention: "SELL",
  });
  return { offer, maker, tokenId };
}
