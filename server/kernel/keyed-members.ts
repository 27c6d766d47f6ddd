import type { z } from "zod";

/** Members of a query by keys of the caller's own, as `metadata[userId]=42`. */

/** Whether a field holds texts by such keys. */
export function isKeyed(field: z.core.$ZodType | undefined): boolean {
  const { def } = (field as z.core.$ZodTypes | undefined)?._zod ?? {};
  return def?.type === "record" || (def?.type === "optional" && isKeyed(def.innerType));
}

/** What stands in the brackets behind one of these names; undefined for all others. */
export function keyOf(given: string, keyed: readonly string[]): string | undefined {
  const name = keyed.find((one) => given.startsWith(`${one}[`) && given.endsWith("]"));
  const key = name && given.slice(name.length + 1, -1);
  // Nothing is ever kept by this one, which objects have of their own.
  return key === "__proto__" ? undefined : key;
}

/** The members of a query, those of one name with keys together as one: `{ metadata: { userId: "42" } }`. */
export function gatherKeys(
  members: readonly (readonly [string, string])[],
  keyed: readonly string[],
): Record<string, string | Record<string, string>> {
  const plain = members.filter(([name]) => keyOf(name, keyed) === undefined);
  const byKey = keyed.flatMap((name) => {
    const own = members.flatMap(([given, value]) => {
      const key = keyOf(given, [name]);
      return key === undefined ? [] : [[key, value] as const];
    });
    return own.length > 0 ? [[name, Object.fromEntries(own)] as const] : [];
  });
  return Object.fromEntries([...plain, ...byKey]);
}
