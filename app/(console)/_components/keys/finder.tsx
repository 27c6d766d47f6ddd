"use client";

import "@mantine/spotlight/styles.layer.css";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { Action } from "#server/kernel/fields/actions.ts";
import { nearestFirst, type Place, placesFor } from "./places.ts";

/** How long typing rests before the server is asked. */
const PATIENCE_MS = 200;
/** Of each kind, at most. */
const FOUND = 5;
const SHORTEST = 2;

/** @param times grows each time the search is to be opened */
interface FinderProps {
  readonly times: number;
  readonly may: readonly Action[];
}

/** Searches pages, actions, customers, purchases, offerings and tokens: of what the reader may read. */
export function Finder({ times, may }: FinderProps) {
  const router = useRouter();
  const [[store, spotlight]] = useState(createSpotlight);
  const [query, setQuery] = useState("");
  const [settled] = useDebouncedValue(query.trim(), PATIENCE_MS);
  useEffect(() => {
    if (times > 0) spotlight.open();
  }, [times, spotlight]);
  const found = useFound(settled, may);
  const isSearching = found.isSearching || settled !== query.trim();
  const groups = [{ label: "Pages and actions", places: placesFor(query, may) }, ...found.groups].filter(
    ({ places }) => places.length > 0,
  );
  const listed = groups.flatMap(({ places }) => places.map(keyOf)).join("\n");
  // Spotlight chooses the first place as something is typed, and the server's come later: Enter opens the first of all,
  // unless an arrow chose another one meanwhile.
  useEffect(() => {
    const { listId, selected } = store.getState();
    if (listed === "" || selected > 0) return;
    const places = document.getElementById(listId)?.querySelectorAll("[data-action]") ?? [];
    for (const place of places) place.removeAttribute("data-selected");
    places[0]?.setAttribute("data-selected", "true");
    store.updateState((state) => ({ ...state, selected: 0 }));
  }, [listed, store]);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      scrollable
      maxHeight={420}
    >
      <Spotlight.Search
        placeholder="Search customers, purchases, offerings, tokens and pages"
        aria-label="Search everything"
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, places }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {places.map((place) => (
              <Spotlight.Action
                key={keyOf(place)}
                label={place.label}
                description={place.note}
                onClick={() => router.push(place.href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>
            {isSearching ? "Searching…" : "Nothing found. Try fewer words, or an identifier."}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** A page and an action can have one address, two purchases one name. */
const keyOf = ({ href, label }: Place) => `${href} ${label}`;

/** What the server finds, by kind, and whether it still looks. */
function useFound(
  q: string,
  may: readonly Action[],
): { groups: { label: string; places: Place[] }[]; isSearching: boolean } {
  const asked = { q, limit: FOUND };
  const options = (right: Action) => ({ enabled: q.length >= SHORTEST && may.includes(right) });
  const customers = trpc.customer.list.useQuery(asked, options("customer:read"));
  const purchases = trpc.offeringPurchaseIntent.list.useQuery(asked, options("purchase_intent:read"));
  const offerings = trpc.offering.list.useQuery(asked, options("offering:read"));
  const tokens = trpc.token.list.useQuery(asked, options("token:read"));
  if (q.length < SHORTEST) return { groups: [], isSearching: false };
  const groups = [
    {
      label: "Customers",
      places: (customers.data?.data ?? []).map((customer) => ({
        href: `/console/customers/${customer.id}`,
        label: displayName(customer),
        note: customer.email ?? "",
      })),
    },
    {
      label: "Purchases",
      places: (purchases.data?.data ?? []).map(
        ({ offeringPurchaseIntentId: id, customerName, ...purchase }) => ({
          href: `/console/purchases/${id}`,
          label: `${customerName ?? purchase.customerId}, ${formatMoney(purchase.payment.purchaseAmount, purchase.payment.currency)}`,
          note: purchase.offeringTitle,
        }),
      ),
    },
    {
      label: "Offerings",
      places: (offerings.data?.data ?? []).map(({ offeringId, title, token }) => ({
        href: `/console/offerings/${offeringId}`,
        label: title,
        note: token.symbol,
      })),
    },
    {
      label: "Tokens",
      places: (tokens.data?.data ?? []).map(({ tokenId, name, symbol }) => ({
        href: `/console/tokens/${encodeURIComponent(tokenId)}`,
        label: name,
        note: symbol,
      })),
    },
  ];
  return {
    groups: groups.map(({ label, places }) => ({ label, places: nearestFirst(places, q) })),
    isSearching: [customers, purchases, offerings, tokens].some(({ isFetching }) => isFetching),
  };
}
