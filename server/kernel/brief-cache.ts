/**
 * How long what was read counts, in milliseconds: what others change is seen everywhere after that. A third below what is
 * promised (docs/access.md), as a request on its way was let in by what it found when it came.
 */
const FRESH_MS = 2_000;
const KEPT = 10_000;

interface Entry<V> {
  readonly value: Promise<V | undefined>;
  readonly readAt: number;
}

/**
 * What was read lately, kept for seconds. Whoever changes it calls {@link forget} in the transaction of the change:
 * what is read before that commits is still the old, so nothing of it is kept for as long as an entry would count.
 */
export class BriefCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  /** Until when what is read under a key is not kept. */
  readonly #doubtUntil = new Map<string, number>();

  /**
   * What is kept under a key, or is read now.
   * @param read undefined, or a failure, leaves nothing behind
   */
  async find(key: string, now: Date, read: () => Promise<V | undefined>): Promise<V | undefined> {
    const kept = this.#entries.get(key);
    if (kept && now.getTime() - kept.readAt < FRESH_MS) return kept.value;
    if (Date.now() < (this.#doubtUntil.get(key) ?? 0)) return read();
    const entry = { value: read(), readAt: now.getTime() };
    if (this.#entries.size >= KEPT) this.#entries.clear();
    this.#entries.set(key, entry);
    const drop = () => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    entry.value.then((value) => value === undefined && drop(), drop);
    return entry.value;
  }

  /** Forgets what was read under a key that changes, and keeps nothing under it for a while. */
  forget(key: string): void {
    const now = Date.now();
    for (const [other, until] of this.#doubtUntil) if (until <= now) this.#doubtUntil.delete(other);
    this.#doubtUntil.set(key, now + FRESH_MS);
    this.#entries.delete(key);
  }
}
