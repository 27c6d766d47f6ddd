import { z } from "zod";
import type { ExportResource } from "#db/schema/enums.ts";
import { domain } from "#server/domain/modules.ts";
import { listFiles } from "#server/feed/list-export/files.ts";
import { can } from "#server/kernel/access.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { gatherKeys, isKeyed, keyOf } from "#server/kernel/keyed-members.ts";
import { type FileAnswer, type Operation, rightsOf } from "#server/kernel/operation.ts";
import type { Procedure } from "#server/kernel/procedure.ts";
import { platform } from "#server/platform/module.ts";

/** The direct downloads: an export by a job runs the same, so that it has the same rows, columns and order. */
const downloads: Readonly<Record<ExportResource, Procedure>> = {
  holders: domain.register.files.register.holders,
  entries: domain.register.files.register.entries,
  distributionPayments: domain.distributions.files.distribution.payments,
  auditEvents: platform.files.auditEvent.export,
  ...listFiles,
};

/** How an export is asked for: the format, and what narrows it. */
export interface ExportQuery {
  readonly format: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Whether an actor may read what an export holds. */
export function mayRead({ actor }: Pick<CallerContext, "actor">, resource: ExportResource): boolean {
  return rightsOf(downloads[resource].operation).every((right) => can(actor, right));
}

/**
 * The file of an export: what the direct download answers. Its rows are read when they are taken.
 * @param ctx what there is at `ctx.now` is exported, by transactions of `ctx.app`
 * @throws Refusal invalid_value for a format or a filter that it has not, and whatever the download refuses
 * @throws ZodError for a filter of another shape
 */
export function openDownload(
  ctx: CallerContext,
  resource: ExportResource,
  { format, filters }: ExportQuery,
): Promise<FileAnswer> {
  const { operation, verb } = downloads[resource];
  const { format: written, ...narrowing } = fieldsOf(operation);
  const formats = optionsOf(written) ?? ["csv"];
  if (!formats.includes(format)) {
    throw refuse("invalid_value", { reason: `Send ${formats.join(" or ")} for these.` }, "format");
  }
  const keyed = Object.keys(narrowing).filter((name) => isKeyed(narrowing[name]));
  const unknown = Object.keys(filters).find(
    (name) => keyOf(name, keyed) === undefined && (keyed.includes(name) || !(name in narrowing)),
  );
  if (unknown !== undefined) {
    const known = Object.keys(narrowing).map((name) => (keyed.includes(name) ? `${name}[key]` : name));
    const reason = `There is no such filter for these. Send some of ${known.join(", ")}.`;
    throw refuse("invalid_value", { reason }, `filters.${unknown}`);
  }
  const { filters: input } = z
    .object({ filters: z.object(narrowing) })
    .parse({ filters: gatherKeys(Object.entries(filters), keyed) });
  return (verb as Download)({ ctx, input: { ...input, ...(written && { format }) } });
}

type Download = (call: { ctx: CallerContext; input: unknown }) => Promise<FileAnswer>;

function fieldsOf({ input }: Operation): Record<string, z.ZodType> {
  return (input as z.ZodObject).shape as Record<string, z.ZodType>;
}

/** The values of an enumeration with a default. */
function optionsOf(field: z.ZodType | undefined): readonly string[] | undefined {
  return (field as z.ZodDefault<z.ZodEnum<Record<string, string>>> | undefined)?.unwrap().options;
}
