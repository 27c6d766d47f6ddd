/** What a version has that the one before has not, as the changelog tells it. */
export interface Release {
  /** The version: the day from which it was answered. */
  readonly version: string;
  readonly operations: readonly string[];
  /** By operation. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** By what they are fields of; those of a request or resource that is new itself are not listed. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** By field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly refusals: readonly string[];
}

/**
 * What was added from one version to the next.
 * @param before the surface of the version before (`surface.ts`)
 * @param now the version's own
 */
export function releaseOf(version: string, before: readonly string[], now: readonly string[]): Release {
  const had = new Set(before);
  const added = now.filter((line) => !had.has(line));
  const owners = new Set(before.map(ownerOf));
  const isOperation = (line: string) => /^[A-Z]+ \/[^ ]*$/.test(line);
  const operations = added.filter(isOperation);
  const values = added.filter((line) => line.includes(" = "));
  const refusals = added.filter((line) => line.startsWith("! "));
  const parameters = added.filter((line) => line.includes(" ?"));
  const apart = new Set([...operations, ...values, ...refusals, ...parameters]);
  const fields = added.filter((line) => !apart.has(line) && owners.has(ownerOf(line)));
  return {
    version,
    operations,
    parameters: grouped(
      parameters.filter((line) => had.has(line.split(" ?")[0] ?? "")),
      " ?",
    ),
    fields: grouped(fields, "."),
    values: grouped(
      values.filter((line) => had.has(line.split(" = ")[0] ?? "")),
      " = ",
    ),
    refusals: refusals.map((line) => line.slice(2)),
  };
}

/** What an operation or schema is called that a line belongs to. */
const ownerOf = (line: string) => line.split(/[.?]| = /)[0] ?? line;

function grouped(lines: readonly string[], sign: string): Record<string, string[]> {
  const parts = lines.map((line) => {
    const at = line.indexOf(sign);
    return [line.slice(0, at), line.slice(at + sign.length)] as const;
  });
  const groups = Map.groupBy(parts, ([owner]) => owner);
  return Object.fromEntries(Array.from(groups, ([owner, all]) => [owner, all.map(([, name]) => name)]));
}
