import { refuse } from "./errors.ts";
import { faultOfMetadata } from "./fields/metadata.ts";

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Metadata after a change (docs/domain.md, Interface): keys that are sent are set, those sent as null are removed, all
 * others stay. What it is merged with was read under the resource's lock, so that two changes of different keys both stay.
 * @param stands what there is; left out where there is none
 * @param change null removes everything
 * @returns what is to be kept; null for nothing, undefined where nothing changes
 * @throws Refusal invalid_value where there would be too much of it
 */
export function mergeMetadata(
  stands: Metadata | undefined,
  change: Metadata | null | undefined,
): Metadata | null | undefined {
  if (change === undefined || change === null) return change;
  const members = Object.entries({ ...stands, ...change });
  const merged = Object.fromEntries(
    members.filter(([key]) => !(Object.hasOwn(change, key) && change[key] === null)),
  );
  const reason = faultOfMetadata(merged);
  if (reason !== null) throw refuse("invalid_value", { reason }, "metadata");
  return Object.keys(merged).length > 0 ? merged : null;
}
