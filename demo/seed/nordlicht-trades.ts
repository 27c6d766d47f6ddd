import type { OfferPlan } from "./plan.ts";

/** Offers of Nordlicht's customers that were taken: what tokens went for, week by week. */
export const trades: readonly OfferPlan[] = [
  ...taken("alpine-hydro", [
    ["elbufer", "weber", 40, "19.80", 100.3],
    ["elbufer", "lefevre", 25, "20.00", 96.1],
    ["kranich", "koskinen", 60, "20.10", 91.4],
    ["elbufer", "brunner", 30, "20.40", 81.2],
    ["sorensen", "wisniewska", 20, "20.30", 76.3],
    ["elbufer", "haugen", 50, "20.70", 70.2],
    ["kranich", "conti", 35, "20.50", 64.4],
    ["elbufer", "favre", 45, "21.00", 51.1],
    ["moreau", "vandenberg", 30, "20.90", 37.3],
    ["elbufer", "tamm", 20, "21.20", 31.2],
    ["kranich", "elbufer", 40, "21.50", 25.4],
    ["elbufer", "szabo", 25, "21.30", 18.1],
    ["sorensen", "moreau", 20, "21.60", 11.2],
    ["elbufer", "lefevre", 30, "21.80", 5.3],
    ["kranich", "weber", 20, "21.70", 1.6],
  ]),
  ...taken("harbour-lofts", [
    ["kranich", "weber", 60, "12.40", 58.2],
    ["elbufer", "etxeberria", 80, "12.50", 52.3],
    ["elbufer", "osullivan", 40, "12.55", 46.1],
    ["kranich", "lefevre", 100, "12.60", 39.4],
    ["sorensen", "brunner", 30, "12.70", 33.2],
    ["elbufer", "koskinen", 75, "12.65", 27.3],
    ["kranich", "haugen", 50, "12.80", 19.2],
    ["elbufer", "wisniewska", 40, "12.90", 13.4],
    ["elbufer", "favre", 60, "12.95", 6.2],
  ]),
  ...taken("heath-forest", [
    ["kranich", "sorensen", 60, "25.20", 86.3],
    ["haugen", "koskinen", 20, "25.40", 74.2],
    ["kranich", "brunner", 40, "25.70", 61.4],
    ["kranich", "moreau", 50, "25.90", 47.2],
    ["kranich", "weber", 30, "26.10", 38.3],
    ["haugen", "tamm", 20, "26.30", 17.1],
    ["kranich", "conti", 40, "26.60", 8.4],
  ]),
];

type Sketch = readonly [seller: string, buyer: string, amount: number, unitPrice: string, posted: number];

/** SELL offers, each taken half a day to two days after it was posted. */
function taken(token: string, sketches: readonly Sketch[]): OfferPlan[] {
  return sketches.map(([maker, taker, amount, unitPrice, posted], index) => ({
    token,
    maker,
    intention: "SELL",
    amount,
    unitPrice,
    posted,
    outcome: { status: "FILLED", taker, ago: posted - 0.5 - (index % 3) / 2 },
  }));
}
