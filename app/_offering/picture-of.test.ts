import { expect, it } from "vitest";
import { widthsOf } from "#app/_components/picture-widths.ts";
import { pictureOf } from "./picture-of.ts";

const offering = { offeringId: "off_1", updatedAt: "2027-01-10T09:00:00.000Z" };
const ours = "/image/offering/off_1?version=1799571600000";
const uploaded = "/image/img_9f86d081884c7d659a2feaa0c55ad015";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["/images/offerings/harbour.svg", "/images/offerings/harbour.svg"],
  [uploaded, uploaded],
  ["https://elsewhere.example/pixel.gif?who=1", ours],
  ["HTTP://elsewhere.example/a.png", ours],
])("the picture %j is had from %j", (imageUrl, src) => {
  expect(pictureOf({ ...offering, imageUrl })).toBe(src);
});

it("on another host is had in widths, as an uploaded one is", () => {
  expect(widthsOf(ours)).toBe([480, 960, 1920].map((width) => `${ours}&width=${width} ${width}w`).join(", "));
  expect(widthsOf(uploaded)).toContain(`${uploaded}?width=960 960w`);
  expect(widthsOf("/images/offerings/harbour.svg")).toBeUndefined();
});
