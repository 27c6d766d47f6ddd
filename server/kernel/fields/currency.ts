import { z } from "zod";
import { currencies } from "#db/schema/enums.ts";

export const currency = z.enum(currencies);
