/**
 * What belongs to an object, for as long as that is there. A WeakMap keeps the same, but the collector of young objects
 * takes whatever stands in one for alive, and where it leads back to its key, that too: each request would be moved to the
 * old objects, with all it refers to (docs/decisions/047-statements-are-no-promises.md). So it stands on the object itself,
 * where nobody else finds it: copies and JSON are without it.
 */
export class Attached<K extends object, V> {
  readonly #name = Symbol("attached");

  get(to: K): V | undefined {
    return (to as { readonly [name: symbol]: V | undefined })[this.#name];
  }

  set(to: K, value: V): void {
    Object.defineProperty(to, this.#name, { value, writable: true, configurable: true });
  }
}
