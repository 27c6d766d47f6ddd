import { board } from "./nordlicht-board.ts";
import { customers } from "./nordlicht-customers.ts";
import { nature } from "./nordlicht-nature.ts";
import { property } from "./nordlicht-property.ts";
import { trade } from "./nordlicht-trade.ts";
import { trades } from "./nordlicht-trades.ts";
import type { OrganizationPlan } from "./plan.ts";

/** The organization that callers without a key act for. */
export const nordlicht: OrganizationPlan = {
  id: "org_demo",
  slug: "nordlicht",
  name: "Nordlicht Real Assets",
  founded: 300,
  account: { holder: "Nordlicht Real Assets GmbH", iban: "DE89370400440532013000", bic: "COBADEFFXXX" },
  brand: {
    accentColor: "#1f4e79",
    legalName: "Nordlicht Real Assets GmbH",
    registerNumber: "Amtsgericht Hamburg, HRB 000000 (demo)",
    imprint: "Am Sandtorkai 1\n20457 Hamburg\nManaging director: Clara Winter",
    support: { email: "help@nordlicht.example", phone: "+49 40 0000000" },
    links: [{ label: "Annual reports", url: "https://nordlicht.example/reports" }],
  },
  logo: "nordlicht.png",
  reviewer: "usr_demo_owner",
  customers,
  offerings: [...property, ...nature, ...trade],
  board: [...board, ...trades],
  distributions: [
    {
      token: "harbour-lofts",
      kind: "DIVIDEND",
      title: "Rent, summer half-year",
      amount: "2136.40",
      currency: "EUR",
      record: 34,
      announced: 41.2,
    },
    {
      token: "alpine-hydro",
      kind: "DIVIDEND",
      title: "Electricity proceeds, third quarter",
      amount: "4871.35",
      currency: "EUR",
      record: 48,
      announced: 53.4,
    },
    {
      token: "alpine-hydro",
      kind: "DIVIDEND",
      title: "Electricity proceeds, autumn",
      amount: "5290.00",
      currency: "EUR",
      record: 8,
      announced: 15.3,
      failed: ["vandenberg"],
    },
    {
      token: "alpine-hydro",
      kind: "DIVIDEND",
      title: "Electricity proceeds, winter",
      amount: "3940.00",
      currency: "EUR",
      record: -19,
      announced: 1.4,
    },
  ],
};
