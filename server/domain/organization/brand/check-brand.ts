import { raw } from "#db/client.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuseAny, type Violation, violation } from "#server/kernel/errors.ts";
import {
  contrast,
  grounds,
  isReadable,
  READABLE,
  readable,
  type Scheme,
} from "#server/kernel/fields/color.ts";
import type { Brand } from "./contract.ts";

const UPLOADED = "/image/";

/**
 * Looks at what a brand's shape does not tell: that its colours can be read on the pages they are for, and that its logo was
 * uploaded by the organization.
 * @throws Refusal accent_unreadable, image_not_found: all faults at once, each at its field
 */
export async function checkBrand(ctx: CallerContext, brand: Brand): Promise<void> {
  refuseAny([
    ...unreadable("accentColor", brand.accentColor, "light"),
    ...unreadable("accentColorDark", brand.accentColorDark, "dark"),
    ...(await missingLogo(ctx, brand.logoUrl)),
  ]);
}

function unreadable(field: string, color: string | undefined, scheme: Scheme): Violation[] {
  if (color === undefined || isReadable(color, scheme)) return [];
  const found = contrast(color, grounds[scheme]).toFixed(1);
  const facts = { scheme, color, found, least: READABLE, nearest: readable(color, scheme) };
  return [violation("accent_unreadable", facts, `brand.${field}`)];
}

async function missingLogo({ db, actor }: CallerContext, logoUrl: string | undefined): Promise<Violation[]> {
  if (logoUrl === undefined) return [];
  const found = await raw(db)`
    select from image where organization_id = ${actor.organizationId} and id = ${logoUrl.slice(UPLOADED.length)}`;
  return found.length > 0 ? [] : [violation("image_not_found", {}, "brand.logoUrl")];
}
