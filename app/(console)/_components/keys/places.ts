import { rooms } from "#app/(console)/_components/rooms.ts";
import type { Action } from "#server/kernel/fields/actions.ts";

/** Where a search leads. */
export interface Place {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

/** What can be begun from anywhere, and the right that it takes. */
const actions: readonly (Place & { readonly needs?: Action })[] = [
  { href: "/console/offerings/new", label: "Create an offering", note: "Action", needs: "offering:write" },
  { href: "/console/tokens/new", label: "Register a token", note: "Action", needs: "token:write" },
  {
    href: "/console/distributions/new",
    label: "Pay a distribution",
    note: "Action",
    needs: "distribution:write",
  },
  { href: "/console/customers/import", label: "Import customers", note: "Action", needs: "customer:write" },
  { href: "/console/payments", label: "Import a bank statement", note: "Action", needs: "payment:write" },
  {
    href: "/console/payments/refunds?status=DUE",
    label: "Refunds that are due",
    note: "List",
    needs: "payment:read",
  },
  { href: "/console/payments/received", label: "Payments received", note: "List", needs: "payment:read" },
  { href: "/console/bulletin-board/trades", label: "Trades", note: "List", needs: "offer:read" },
  { href: "/console/developers", label: "Webhooks", note: "Page", needs: "webhook:read" },
  {
    href: "/console/developers/requests",
    label: "Requests of API keys",
    note: "List",
    needs: "request_log:read",
  },
  { href: "/docs", label: "API reference", note: "Page" },
];

/** Pages and actions whose names have all the words, of those that the reader may use. */
export function placesFor(query: string, may: readonly Action[]): Place[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const pages = rooms.map(({ href, label }) => ({ href, label, note: "Page" }));
  const allowed = actions.filter(({ needs }) => needs === undefined || may.includes(needs));
  return [...pages, ...allowed].filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
}

/** The same places, those first in whose name a word begins with what was typed. */
export function nearestFirst(places: readonly Place[], query: string): Place[] {
  const typed = query.toLowerCase();
  const isNear = ({ label }: Place) => ` ${label.toLowerCase()}`.includes(` ${typed}`);
  return [...places.filter(isNear), ...places.filter((place) => !isNear(place))];
}
