import { rooms } from "#app/(console)/_components/rooms.ts";
import type { Action } from "#server/kernel/fields/actions.ts";

/** Where a search leads. */
export interface Place {
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

/** A page or an action: found by its name, by where it stands (its note), and by other words that people say for it. */
interface KnownPlace extends Place {
  readonly words?: string;
  /** The right that it takes. */
  readonly needs?: Action;
}

/** Pages within the rooms. */
const pages: readonly KnownPlace[] = [
  {
    href: "/console/payments/statements",
    label: "Bank statements",
    note: "Payments",
    needs: "payment:read",
  },
  { href: "/console/payments/received", label: "Payments received", note: "Payments", needs: "payment:read" },
  {
    href: "/console/payments/refunds?status=DUE",
    label: "Refunds that are due",
    note: "Payments",
    needs: "payment:read",
  },
  { href: "/console/bulletin-board/trades", label: "Trades", note: "Bulletin board", needs: "offer:read" },
  { href: "/console/developers", label: "Webhooks", note: "Developers", needs: "webhook:read" },
  { href: "/console/developers/events", label: "Events", note: "Developers" },
  {
    href: "/console/developers/requests",
    label: "Requests of API keys",
    note: "Developers",
    words: "log",
    needs: "request_log:read",
  },
  { href: "/console/developers/chain", label: "Chain", note: "Developers", needs: "chain:read" },
  {
    href: "/console/developers/chain/transactions",
    label: "Chain transactions",
    note: "Developers",
    needs: "chain:read",
  },
  { href: "/console/developers/test-clock", label: "Test clock", note: "Developers", words: "time" },
  { href: "/console/developers/jobs", label: "Jobs", note: "Developers", words: "queue", needs: "job:read" },
  { href: "/console/settings/brand", label: "Brand", note: "Settings", words: "logo colour imprint" },
  {
    href: "/console/settings/payments",
    label: "Payments and checks",
    note: "Settings",
    words: "bank account iban verification",
  },
  { href: "/console/settings/members", label: "Members", note: "Settings", words: "team invite roles" },
  { href: "/console/settings/api-keys", label: "API keys", note: "Settings", needs: "api_key:read" },
  { href: "/console/notices", label: "Notices", note: "Page", words: "bell notifications" },
  { href: "/account", label: "Your account", note: "Page", words: "password mails" },
  { href: "/docs", label: "API reference", note: "Page", words: "docs documentation" },
];

/** What can be begun from anywhere. */
const actions: readonly KnownPlace[] = [
  {
    href: "/console/offerings/new",
    label: "Create an offering",
    note: "Action",
    words: "new",
    needs: "offering:write",
  },
  {
    href: "/console/tokens/new",
    label: "Register a token",
    note: "Action",
    words: "new create",
    needs: "token:write",
  },
  {
    href: "/console/distributions/new",
    label: "Pay a distribution",
    note: "Action",
    words: "new create dividend interest",
    needs: "distribution:write",
  },
  { href: "/console/customers/import", label: "Import customers", note: "Action", needs: "customer:write" },
  { href: "/console/payments", label: "Import a bank statement", note: "Action", needs: "payment:write" },
];

/** Pages and actions that all the words find, of those that the reader may use; those named by the words come first. */
export function placesFor(query: string, may: readonly Action[]): Place[] {
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all: readonly KnownPlace[] = [
    ...rooms.map((room) => ({ ...room, note: "Page" })),
    ...pages,
    ...actions,
  ];
  const isFound = (text: string) => typed.every((word) => text.toLowerCase().includes(word));
  const allowed = all.filter(({ needs }) => needs === undefined || may.includes(needs));
  const named = allowed.filter(({ label }) => isFound(label));
  const others = allowed.filter((place) => !named.includes(place));
  return [...named, ...others.filter(({ label, note, words = "" }) => isFound(`${label} ${note} ${words}`))];
}

/** The same places, those first in whose name a word begins with what was typed. */
export function nearestFirst(places: readonly Place[], query: string): Place[] {
  const typed = query.toLowerCase();
  const isNear = ({ label }: Place) => ` ${label.toLowerCase()}`.includes(` ${typed}`);
  return [...places.filter(isNear), ...places.filter((place) => !isNear(place))];
}
