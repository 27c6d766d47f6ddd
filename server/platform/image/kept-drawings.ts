/** What an entry takes beside its drawing, about: some have none. */
const ENTRY_BYTES = 200;

/** Drawings in memory, up to a number of bytes: the ones that were asked for longest ago go first. */
export class KeptDrawings {
  readonly #most: number;
  readonly #drawings = new Map<string, Buffer | null>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Null for what was found to have no drawing, undefined for what is not kept. */
  get(key: string): Buffer | null | undefined {
    const drawing = this.#drawings.get(key);
    if (drawing === undefined) return undefined;
    this.#drawings.delete(key);
    this.#drawings.set(key, drawing);
    return drawing;
  }

  /** Keeps what is not kept yet. */
  add(key: string, drawing: Buffer | null): void {
    if (this.#drawings.has(key)) return;
    this.#drawings.set(key, drawing);
    this.#bytes += bytesOf(drawing);
    for (const [oldest, its] of this.#drawings) {
      if (this.#bytes <= this.#most) return;
      this.#drawings.delete(oldest);
      this.#bytes -= bytesOf(its);
    }
  }
}

function bytesOf(drawing: Buffer | null): number {
  return ENTRY_BYTES + (drawing?.length ?? 0);
}
