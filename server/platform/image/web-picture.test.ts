import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { AT_ONCE, narrowed } from "./narrowed.ts";
import { jpeg, png } from "./testing.ts";
import { webPicture } from "./web-picture.ts";

afterEach(() => void vi.useRealTimers());

/** An address nobody has asked for. */
const newUrl = () => `https://elsewhere.example/${randomUUID()}.png`;

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#369" } });

/** What a host answers, and how often it was asked. */
function hostOf(answer: () => Promise<Buffer> | Buffer) {
  const get = vi.fn(async (_: string) => answer());
  const show = (url: string, { width = 480, organizationId = "org_1" } = {}) =>
    webPicture({ pictures: { get } }, { url, width, organizationId });
  return { get, show };
}

it("is drawn at a width, and nothing of its file is passed on", async () => {
  const secret = "a camera's number";
  const bytes = await photo(1_000, 500)
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes(secret)).toBe(true);
  const { show } = hostOf(() => bytes);
  const url = newUrl();
  for (const [width, drawn] of [
    [480, 480],
    [1_920, 1_000],
  ] as const) {
    const shown = await show(url, { width });
    expect(await sharp(shown ?? undefined).metadata()).toMatchObject({ format: "webp", width: drawn });
    expect(shown?.includes(secret)).toBe(false);
  }
});

it("is drawn also where that takes more bytes than it has, and by its first frame where it moves", async () => {
  const dot = await photo(1, 1).png().toBuffer();
  expect(await hostOf(() => dot).show(newUrl())).not.toBeNull();
  const frames = await sharp(Buffer.alloc(2 * 30 * 30 * 3), {
    raw: { width: 30, height: 60, channels: 3, pageHeight: 30 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  const shown = await hostOf(() => frames).show(newUrl());
  expect(await sharp(shown ?? undefined).metadata()).toMatchObject({ format: "webp", height: 30 });
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;

it.each<[string, Buffer]>([
  ["an SVG with a script", Buffer.from(svg)],
  ["an SVG without one", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["nothing", Buffer.alloc(0)],
  ["a picture and a page at once", png(9, 9, Buffer.from("<script>alert(1)</script>"))],
  ["a frame without a picture", jpeg(900, 900)],
  ["more pixels than are drawn", png(8_000, 8_000)],
  ["a longer side than pictures have", png(20_000, 1)],
])("is not shown where there is %s", async (_, bytes) => {
  const { get, show } = hostOf(() => bytes);
  expect(await show(newUrl())).toBeNull();
  expect(get).toHaveBeenCalledTimes(1);
});

it("is asked for once by however many look, and again when an hour has passed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01T10:00:00Z") });
  const { get, show } = hostOf(() => png(90, 90));
  const url = newUrl();
  const shown = await Promise.all(Array.from({ length: 20 }, () => show(url)));
  vi.setSystemTime(new Date("2027-01-01T10:59:00Z"));
  expect([...shown, await show(url)].every((one) => one !== null && one === shown[0])).toBe(true);
  expect(get).toHaveBeenCalledTimes(1);
  vi.setSystemTime(new Date("2027-01-01T11:00:00Z"));
  expect(await show(url)).not.toBeNull();
  expect(get).toHaveBeenCalledTimes(2);
});

it("that cannot be had is not asked for at each view, at any width, and had again once it is there", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-01-01T10:00:00Z") });
  let isAway = true;
  const { get, show } = hostOf(() => (isAway ? Promise.reject(new Error("away")) : png(90, 90)));
  const url = newUrl();
  for (const width of [480, 480, 960, 1_920]) expect(await show(url, { width })).toBeNull();
  expect(get).toHaveBeenCalledTimes(1);
  isAway = false;
  vi.setSystemTime(new Date("2027-01-01T10:04:59Z"));
  expect(await show(url)).toBeNull();
  vi.setSystemTime(new Date("2027-01-01T10:05:00Z"));
  expect(await show(url)).not.toBeNull();
  expect(get).toHaveBeenCalledTimes(2);
});

it("of an issuer whose hosts are slow keeps nobody else's waiting", async () => {
  let answer = (_: Buffer) => {};
  const answered = new Promise<Buffer>((resolve) => {
    answer = resolve;
  });
  const slow = hostOf(() => answered);
  const waiting = Array.from({ length: 6 }, () => slow.show(newUrl(), { organizationId: "org_slow" }));
  await expect.poll(() => slow.get.mock.calls.length).toBe(2);
  expect(await hostOf(() => png(90, 90)).show(newUrl(), { organizationId: "org_fast" })).not.toBeNull();
  expect(slow.get).toHaveBeenCalledTimes(2);
  answer(png(90, 90));
  expect((await Promise.all(waiting)).every((one) => one !== null)).toBe(true);
});

it("is had when few others are in memory, also where they wait to be drawn", async () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const before = Array.from({ length: AT_ONCE }, () =>
    narrowed(`img_${randomUUID()}`, 480, async () => {
      await opened;
      return Buffer.alloc(10);
    }),
  );
  const { get, show } = hostOf(() => png(90, 90));
  const waiting = Array.from({ length: 12 }, (_, index) =>
    show(newUrl(), { organizationId: `org_${index}` }),
  );
  await expect.poll(() => get.mock.calls.length).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(get).toHaveBeenCalledTimes(4);
  open();
  await Promise.all(before);
  expect((await Promise.all(waiting)).every((one) => one !== null)).toBe(true);
});
