import { intentRequest } from "../load.ts";
import type { Server } from "../servers.ts";
import { world } from "../world.ts";

type Answer = Record<string, unknown>;

/** Ids that later requests name, the newest last. */
const made = { intents: [] as string[], offers: [] as { id: string; customerId: string }[] };
let turn = 0;
const any = (count: number) => Math.floor(Math.random() * count);
const keep = <T>(list: T[], item: T) => {
  list.push(item);
  if (list.length > 1_000) list.shift();
};

/** The load, each with its share of a hundred requests. */
const kinds: readonly { readonly share: number; readonly act: (server: Server) => Promise<Answer> }[] = [
  {
    share: 35,
    act: async (server) => {
      const { method, path, body = "" } = intentRequest(any(world.offerings), any(world.customers));
      const answer = await ask(server, method, path, body);
      keep(made.intents, String(answer.offeringPurchaseIntentId));
      return answer;
    },
  },
  {
    share: 10,
    act: (server) => {
      const [id] = made.intents.splice(any(made.intents.length), 1);
      return id ? ask(server, "POST", `/api/offering-purchase-intent/${id}/cancel`, "{}") : lists(server);
    },
  },
  {
    share: 5,
    act: async (server) => {
      const customer = any(world.customers);
      const customerId = world.customerId(customer);
      const answer = await ask(
        server,
        "POST",
        "/api/bulletin-board/offer",
        JSON.stringify({
          tokenId: "tok_bench",
          customerId,
          makerWalletAddress: world.walletAddress(customer),
          amount: 1,
          priceInEuro: 10,
          intention: "SELL",
        }),
      );
      keep(made.offers, { id: String(answer.offerId), customerId });
      return answer;
    },
  },
  {
    share: 5,
    act: (server) => {
      const offer = made.offers.shift();
      if (!offer) return lists(server);
      const body = JSON.stringify({ customerId: offer.customerId });
      return ask(server, "POST", `/api/bulletin-board/offer/${offer.id}/cancel`, body);
    },
  },
  {
    share: 5,
    act: (server) => {
      turn += 1;
      const address = `0x${(turn + 2 ** 40).toString(16).padStart(40, "0")}`;
      const name = `Soak ${turn}`;
      const body = { wallets: [{ address }], type: "INDIVIDUAL", countryCode: "DE", name };
      return ask(server, "POST", "/api/customer", JSON.stringify(body));
    },
  },
  { share: 20, act: (server) => lists(server) },
  {
    share: 20,
    act: (server) => {
      const paths = [
        `/offering/${world.offeringId(any(world.offerings))}`,
        `/customer/${world.customerId(any(100))}`,
      ];
      const intent = made.intents.at(-1);
      if (intent) paths.push(`/offering-purchase-intent/${intent}`);
      return ask(server, "GET", `/api${paths[any(paths.length)]}`);
    },
  },
];

function lists(server: Server): Promise<Answer> {
  const offeringId = world.offeringId(any(world.offerings));
  const paths = ["offering?", "customer?", "bulletin-board/offer?", "event?", "offering-purchase-intent?"];
  paths.push(`offering-purchase-intent?offeringId=${offeringId}&`);
  return ask(server, "GET", `/api/${paths[any(paths.length)]}limit=20`);
}

async function ask({ origin }: Server, method: string, path: string, body?: string): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(origin + path, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${answer.status} ${method} ${path}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

const turns = kinds.flatMap(({ share, act }) => Array.from({ length: share }, () => act));

/** Sends one request of any kind. @throws Error with what was answered where it is no success */
export async function sendAny(server: Server): Promise<void> {
  await turns[any(turns.length)]?.(server);
}
