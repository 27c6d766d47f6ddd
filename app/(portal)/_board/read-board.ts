import { intentions, offerStatuses } from "#db/schema/enums.ts";
import "server-only";
import { readPrices } from "#app/_components/price-chart/read-prices.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuePriceInEuro } from "#app/_words/unit-price.ts";
import { issuePrices } from "#app/(portal)/_data/issue-prices.ts";
import { listTokens, tokensOf } from "#app/(portal)/_data/tokens.ts";
import { identifier } from "#server/kernel/fields/text.ts";

/** Stands in the address for offers of every status; without a status it is the open ones. */
export const EVERY_STATUS = "ALL" as const;

/** What the address asks the board for. */
export function readBoardQuery(params: SearchParams) {
  const status = param(params, "status");
  return {
    tokenId: identifier.safeParse(param(params, "token")).data,
    intention: intentions.find((intention) => intention === param(params, "intention")),
    status: status === EVERY_STATUS ? EVERY_STATUS : (offerStatuses.find((one) => one === status) ?? "OPEN"),
    isMine: param(params, "by") === "me",
    cursor: param(params, "cursor"),
  };
}
export type BoardQuery = ReturnType<typeof readBoardQuery>;

/** Everything the board shows. */
export async function readBoard({ status, isMine, ...query }: BoardQuery, customerId: string) {
  const [page, tokens, best, history, { wallets }] = await Promise.all([
    trpc.bulletinBoard.offer.list({
      ...query,
      ...(status !== EVERY_STATUS && { status }),
      ...(isMine && { customerId }),
    }),
    listTokens(),
    query.tokenId === undefined ? undefined : readBest(query.tokenId),
    // A token that nobody knows has no prices, and the list says that nothing is there.
    query.tokenId === undefined ? undefined : readPrices(query.tokenId).catch(() => undefined),
    trpc.customer.get({ customerId }),
  ]);
  const named = query.tokenId === undefined ? page.data : [...page.data, { tokenId: query.tokenId }];
  const [byId, prices] = await Promise.all([
    tokensOf(page.data, tokens),
    issuePrices(named.map(({ tokenId }) => tokenId)),
  ]);
  return {
    page,
    tokens,
    byId,
    best,
    prices: history,
    wallets: wallets.map(({ address }) => address),
    issuePriceOf: (id: string) => issuePriceInEuro(prices.get(id)),
  };
}

/** The open offers of a token that a buyer and a seller would look at first. */
async function readBest(tokenId: string) {
  const open = { tokenId, status: "OPEN", sort: "unitPriceInEuro", limit: 1 } as const;
  const [sell, buy] = await Promise.all([
    trpc.bulletinBoard.offer.list({ ...open, intention: "SELL", order: "asc" }),
    trpc.bulletinBoard.offer.list({ ...open, intention: "BUY", order: "desc" }),
  ]);
  return { cheapest: sell.data[0], dearest: buy.data[0] };
}
