/** Names as they are compared: `customer_id`, `customerID` and `customerId` are one. */
const plain = (name: string) => name.replaceAll(/[_\-\s[\]]/g, "").toLowerCase();

/** A name that is longer than any of ours is compared with none: it would take long, and mean nothing. */
const LONGEST = 100;
/** A part of a name says which is meant only from here on. */
const SHORTEST_PART = 4;

/** The one of several names that somebody most likely meant; undefined where none is near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  const sought = plain(given);
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(sought, plain(name)) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  return ranked[0]?.name;
}

/** How far a name is from another: its slips of the pen, else by how much one is longer that begins or ends with the other. */
function distanceOf(given: string, name: string): number | undefined {
  const slips = slipsBetween(given, name);
  if (slips <= Math.floor(Math.max(given.length, name.length) / 3)) return slips;
  const [short, long] = given.length < name.length ? [given, name] : [name, given];
  const isPart = short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
  return isPart ? LONGEST + long.length - short.length : undefined;
}

/** Letters to put in, take out, change or swap with their neighbour (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (above[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    above = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
