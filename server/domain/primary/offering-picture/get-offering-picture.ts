import { raw, type Sql } from "#db/client.ts";
import { MARKET } from "#db/no-organization.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Call, Context } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { Fragment } from "#server/kernel/reading/rows.ts";
import { webPicture } from "#server/platform/image/web-picture.ts";
import type { getOfferingPicture as operation } from "./contract.ts";

/**
 * The picture that an offering names on another host: for anybody once it is published, before that for its organization
 * alone.
 * @throws Refusal image_not_found, also where it cannot be had
 * @throws Overloaded where too many pictures are waited for
 */
export async function getOfferingPicture({
  ctx,
  input: { offeringId, width },
}: Call<typeof operation, Context>): Promise<FileAnswer> {
  const { isPublic, ...found } = await find(ctx, offeringId);
  const content = await webPicture(ctx.app, { ...found, width });
  if (content === null) throw refuse("image_not_found", {}, "offeringId");
  return { mediaType: "image/webp", fileName: `${offeringId}-${width}.webp`, content, isPublic };
}

interface Named {
  readonly url: string;
  readonly organizationId: string;
}

/** @throws Refusal image_not_found */
async function find({ app, actor }: Context, offeringId: string): Promise<Named & { isPublic: boolean }> {
  const published = await named(app, MARKET, (sql) => sql`id = ${offeringId} and state <> 'DRAFT'`);
  if (published) return { ...published, isPublic: true };
  // Customers see what their issuer sells, not what it prepares.
  if (actor.kind !== "member" && actor.kind !== "apiKey") throw refuse("image_not_found", {}, "offeringId");
  const { organizationId } = actor;
  const own = await named(
    app,
    organizationId,
    (sql) => sql`organization_id = ${organizationId} and id = ${offeringId}`,
  );
  if (!own) throw refuse("image_not_found", {}, "offeringId");
  return { ...own, isPublic: false };
}

/** The picture's address, read in a transaction that ends before anybody is asked for it: its host may be slow. */
async function named(
  app: Application,
  tenant: string,
  where: (sql: Sql) => Fragment,
): Promise<Named | undefined> {
  const [found] = await inTenant(app, tenant, "read", (db) => {
    const sql = raw(db);
    return sql<Named[]>`
      select organization_id as "organizationId", image_url as url from offering
       where ${where(sql)} and image_url ~* '^https?://'`;
  });
  return found;
}
