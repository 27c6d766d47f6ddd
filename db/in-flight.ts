/**
 * What is under way. A Set whose members come and go is rebuilt again and again, and each table that it leaves behind
 * holds on to its members of that moment and to the next table: garbage that only a full collection finds, and with it
 * whatever belongs to every request that was under way then. Here each member has its place in one list.
 */
export class InFlight<T> {
  readonly #places: (T | undefined)[] = [];
  readonly #free: number[] = [];

  /** Adds what begins. @returns what takes it out again, to be called once */
  add(member: T): () => void {
    const place = this.#free.pop() ?? this.#places.length;
    this.#places[place] = member;
    return () => {
      this.#places[place] = undefined;
      this.#free.push(place);
    };
  }

  get size(): number {
    return this.#places.length - this.#free.length;
  }

  /** What is under way now. */
  get members(): T[] {
    return this.#places.filter((member) => member !== undefined);
  }
}
