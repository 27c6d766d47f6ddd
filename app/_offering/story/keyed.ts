/** Items with keys for React: their names, told apart by a number where two have the same. */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string) {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { key: times === 1 ? name : `${name} ${times}`, item };
  });
}
