import { z } from "zod";

/** The currencies payments are made in (spec: Payment object). */
export const currencies = ["USD", "EUR"] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;
