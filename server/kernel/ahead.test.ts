import { describe, expect, it } from "vitest";
import { ahead } from "./ahead.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Counts up to three, and notes how far it was asked, and that it was ended. */
function counting(failsAt = 4) {
  const seen = { read: 0, isEnded: false };
  async function* count() {
    try {
      for (let n = 1; n <= 3; n += 1) {
        if (n === failsAt) throw new Error("broken");
        seen.read = n;
        yield n;
      }
    } finally {
      seen.isEnded = true;
    }
  }
  return { seen, numbers: ahead(count()) };
}

describe("one step ahead", () => {
  it("reads the next while the one before is worked on, and no more", async () => {
    const { seen, numbers } = counting();
    expect((await numbers.next()).value).toBe(1);
    await turn();
    expect(seen.read).toBe(2);
    expect([(await numbers.next()).value, (await numbers.next()).value]).toEqual([2, 3]);
    expect((await numbers.next()).done).toBe(true);
  });

  it("ends what it reads from when nobody wants more", async () => {
    const { seen, numbers } = counting();
    await numbers.next();
    await numbers.return(undefined);
    expect(seen).toEqual({ read: 2, isEnded: true });
  });

  it("fails in its turn, after what came before", async () => {
    const { numbers } = counting(2);
    expect((await numbers.next()).value).toBe(1);
    await expect(numbers.next()).rejects.toThrow("broken");
  });
});
