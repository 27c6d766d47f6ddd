import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { AT_ONCE, narrowed } from "./narrowed.ts";

/** Noise, which no format makes small. */
const photo = () =>
  sharp({
    create: {
      width: 1_000,
      height: 500,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#000",
    },
  })
    .jpeg()
    .toBuffer();

it("is drawn once for however many ask at once, and kept for those that ask later", async () => {
  const bytes = await photo();
  const read = vi.fn(async () => bytes);
  const ask = () => narrowed("img_popular", 480, read);
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask));
  expect((await sharp(first ?? undefined).metadata()).width).toBe(480);
  expect([...others, await ask()].every((drawn) => drawn === first)).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
});

it("draws one or two at once, and reads what waits in its turn alone", async () => {
  const bytes = await photo();
  let [running, most] = [0, 0];
  const drawn = Array.from({ length: 12 }, (_, index) =>
    narrowed(`img_of_a_page_${index}`, 480, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return bytes;
    }),
  );
  expect((await Promise.all(drawn)).every((one) => one !== null)).toBe(true);
  expect(most).toBe(AT_ONCE);
  expect(most).toBeLessThanOrEqual(2);
});

it("remembers one that is shown as it is, and looks again after one that could not be read", async () => {
  const read = vi.fn(async () => Buffer.alloc(10));
  const broken = () => narrowed("img_broken", 480, read);
  expect([await broken(), await broken()]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);
  const away = narrowed("img_away", 480, () => Promise.reject(new Error("away")));
  await expect(away).rejects.toThrow("away");
  expect(await narrowed("img_away", 480, photo)).not.toBeNull();
});

it("turns away what finds too many waiting, who are served all the same", async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = Array.from({ length: 250 + AT_ONCE }, (_, index) =>
    narrowed(`img_flood_${index}`, 480, async () => {
      await opened;
      return Buffer.alloc(10);
    }),
  );
  await expect(narrowed("img_late", 480, photo)).rejects.toMatchObject({ code: "OVERLOADED" });
  open();
  expect((await Promise.all(waiting)).every((drawn) => drawn === null)).toBe(true);
});
