/** How many requests begin in one turn of the process' loop. */
export const AT_ONCE = 4;

/**
 * Lets requests begin in turns of those who send them. What begins runs on this thread until it first waits for something,
 * so fifty requests that come at once keep a fifty-first waiting for all of them, at each step of its own; here a few begin,
 * then the loop goes round, then the next few do, one of each sender after the other.
 */
export class Turns {
  /** Who waits, in the order of their turns; each has its own line. */
  readonly #lines = new Map<string, (() => void)[]>();
  #begun = 0;
  #goesRound = false;

  /**
   * @param sender whose turns count together
   * @returns undefined where it may begin at once, else when it may
   */
  take(sender: string): Promise<void> | undefined {
    if (!this.#goesRound) {
      this.#goesRound = true;
      setImmediate(this.#next);
    }
    if (this.#begun < AT_ONCE && this.#lines.size === 0) {
      this.#begun += 1;
      return undefined;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const line = this.#lines.get(sender);
    if (line) line.push(resolve);
    else this.#lines.set(sender, [resolve]);
    return promise;
  }

  readonly #next = (): void => {
    this.#begun = 0;
    this.#goesRound = this.#lines.size > 0;
    if (this.#goesRound) setImmediate(this.#next);
    for (const [sender, line] of this.#lines) {
      if (this.#begun === AT_ONCE) return;
      this.#begun += 1;
      this.#lines.delete(sender);
      line.shift()?.();
      // Behind all others; this loop comes to it again where there is room.
      if (line.length > 0) this.#lines.set(sender, line);
    }
  };
}
