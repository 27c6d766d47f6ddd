import type { OfferPlan } from "./plan.ts";

/** The bulletin board of Nordlicht's customers. */
export const board: readonly OfferPlan[] = [
  {
    id: "bbo_demo_ada",
    token: "harbour-lofts",
    maker: "ada",
    intention: "SELL",
    amount: 40,
    unitPrice: "13.20",
    posted: 2.2,
    outcome: { status: "OPEN", expires: -26 },
  },
  sell("alpine-hydro", "ada", 25, "21.40", 0.3, { status: "OPEN", expires: -14 }),
  buy("heath-forest", "ada", 60, "24.10", 5.4, { status: "OPEN" }),
  sell("alpine-hydro", "ada", 30, "22.60", 40.2, { status: "CANCELLED", reason: "MAKER", ago: 36.1 }),
  buy("alpine-hydro", "ada", 50, "19.20", 58.3, { status: "FILLED", taker: "moreau", ago: 56.2 }),
  sell("heath-forest", "kranich", 100, "26.50", 30.4, { status: "FILLED", taker: "ada", ago: 28.3 }),
  sell("harbour-lofts", "kranich", 200, "12.90", 9.2, { status: "OPEN", expires: -21 }),
  sell("heath-forest", "kranich", 150, "27.25", 4.1, { status: "OPEN", expires: -40 }),
  buy("alpine-hydro", "kranich", 300, "19.50", 1.3, { status: "OPEN", expires: -30 }),
  buy("luebeck-house", "kranich", 80, "51.50", 15.2, { status: "OPEN" }),
  sell("alpine-hydro", "elbufer", 150, "20.80", 88.4, { status: "FILLED", taker: "vandenberg", ago: 86.9 }),
  sell("alpine-hydro", "elbufer", 250, "21.90", 0.08, { status: "OPEN" }),
  buy("fehmarn-wind", "elbufer", 10, "96.00", 8.3, { status: "CANCELLED", reason: "MAKER", ago: 7.9 }),
  sell("alpine-hydro", "moreau", 40, "21.10", 3.4, { status: "OPEN", expires: -9 }),
  sell("alpine-hydro", "sorensen", 60, "23.00", 50.2, { status: "CANCELLED", reason: "EXPIRED", ago: 20.2 }),
  sell("harbour-lofts", "sorensen", 50, "12.75", 25.3, { status: "FILLED", taker: "conti", ago: 24.6 }),
  sell("harbour-lofts", "conti", 20, "13.90", 11.1, { status: "OPEN", expires: -19 }),
  buy("alpine-hydro", "haugen", 120, "18.50", 64.3, { status: "CANCELLED", reason: "EXPIRED", ago: 34.3 }),
  sell("heath-forest", "haugen", 60, "27.40", 6.2, { status: "OPEN" }),
  buy("alpine-hydro", "brunner", 75, "20.20", 45.1, { status: "FILLED", taker: "kranich", ago: 43.8 }),
  buy("harbour-lofts", "weber", 100, "11.80", 2.9, { status: "OPEN", expires: -12 }),
  buy("mv-aurelia", "favre", 20, "44.00", 7.4, { status: "OPEN" }),
  sell("mv-aurelia", "brouwer", 100, "47.50", 10.3, { status: "OPEN", expires: -50 }),
  buy("brandenburg-solar", "koskinen", 400, "4.60", 4.8, { status: "OPEN", expires: -25 }),
  buy("heath-forest", "wisniewska", 40, "23.00", 21.2, { status: "CANCELLED", reason: "MAKER", ago: 19.4 }),
];

type Sketch = Parameters<typeof sell>;

function sell(
  token: string,
  maker: string,
  amount: number,
  unitPrice: string,
  posted: number,
  outcome: OfferPlan["outcome"],
): OfferPlan {
  return { token, maker, intention: "SELL", amount, unitPrice, posted, outcome };
}

function buy(...sketch: Sketch): OfferPlan {
  return { ...sell(...sketch), intention: "BUY" };
}
