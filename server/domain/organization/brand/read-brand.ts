import { raw } from "#db/client.ts";
import type { TenantContext } from "#server/kernel/context.ts";
import type { Letterhead } from "#server/platform/paper/paper.ts";
import type { Brand } from "./contract.ts";

/** Kinds of pictures that papers can show. */
const PRINTABLE = ["image/png", "image/jpeg"];

/** How the organization whose transaction it is shows itself; undefined where it has set nothing. */
export async function readBrand({ db, actor }: TenantContext): Promise<Brand | undefined> {
  const [row] = await raw(db)<{ brand: Brand | null }[]>`
    select g.brand from organization g where g.id = ${actor.organizationId}`;
  return row?.brand ?? undefined;
}

/** How the papers of the organization look. */
export async function readLetterhead(ctx: TenantContext): Promise<Letterhead> {
  const brand = await readBrand(ctx);
  return { issuer: brand?.legalName, accent: brand?.accentColor, logo: await readLogo(ctx, brand) };
}

/** The logo as papers show it; undefined where there is none, or one that only browsers show. */
async function readLogo(
  { db, actor }: TenantContext,
  brand: Brand | undefined,
): Promise<Uint8Array | undefined> {
  if (brand?.logoUrl === undefined) return undefined;
  const id = brand.logoUrl.slice("/image/".length);
  const [row] = await raw(db)<{ bytes: Uint8Array }[]>`
    select i.bytes from image i
     where i.organization_id = ${actor.organizationId} and i.id = ${id} and i.media_type = any (${PRINTABLE})`;
  return row?.bytes;
}
