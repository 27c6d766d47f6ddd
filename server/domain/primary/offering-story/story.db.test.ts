import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { png } from "#server/platform/image/testing.ts";
import { makeOffering, offeringInput } from "#testing/factories.ts";
import { expectRefusal, openSuite } from "#testing/testing.ts";
import { type BlockInput, MOST_BLOCKS, MOST_CHARACTERS } from "./contract.ts";

const suite = await openSuite();
const other = await openSuite();

/** A picture of its own: one of the same content is the same picture, also where another organization has published it. */
const upload = async (of: typeof suite, side: number) =>
  (await of.call().file.image.upload({ content: new Uint8Array(png(side, side, randomBytes(8))) })).url;
const create = (story: BlockInput[], publish = true) =>
  suite.call().offering.create({ ...offeringInput(), story, publish });
const say = (text: string): BlockInput => ({ type: "TEXT", text });

/** One block of each type. */
async function wholeStory(): Promise<BlockInput[]> {
  const [house, person, place] = await Promise.all([8, 9, 10].map((side) => upload(suite, side)));
  return [
    say("Built in **1888**."),
    {
      type: "HIGHLIGHTS",
      items: [
        { kind: "YIELD", percent: 4.1 },
        { kind: "TERM", months: 144 },
        { kind: "RANK", rank: "SUBORDINATED" },
        { kind: "OTHER", label: "Let", value: "10 of 12" },
      ],
    },
    {
      type: "GALLERY",
      title: "The house",
      pictures: [
        { url: house ?? "", alt: "The front" },
        { url: "/images/offerings/harbour-lofts.svg", alt: "The harbour" },
      ],
    },
    { type: "USE_OF_FUNDS", items: [{ label: "Heating", amount: 180_000.5 }] },
    {
      type: "TEAM",
      people: [{ name: "Henrike Voss", role: "Director", text: "Architect.", picture: person }],
    },
    { type: "LOCATION", address: "Brooktorkai 12", picture: { url: place ?? "", alt: "The canal" } },
    { type: "TIMELINE", entries: [{ when: "April 2027", title: "First distribution", isDone: false }] },
    { type: "QUESTIONS", items: [{ question: "Can I sell earlier?", answer: "On the *board*." }] },
    { type: "RISKS", items: [{ title: "Vacancy", text: "An empty apartment pays no rent." }] },
    { type: "DOCUMENTS" },
  ];
}

describe("a story", () => {
  it("is kept as it was sent, and answered by what shows one offering", async () => {
    const story = await wholeStory();
    const created = await create(story);
    expect(created.story).toEqual(story);
    const { offeringId } = created;
    expect(await suite.call().offering.get({ offeringId })).toEqual(created);
    expect((await other.call().market.get({ offeringId })).story).toEqual(story);
  });

  it("leaves lists and events lean: they carry its highlights alone", async () => {
    const { offeringId, organizationId, highlights } = await create(await wholeStory());
    expect(highlights).toHaveLength(4);
    const lists = [await suite.call().offering.list({}), await other.call().market.list({ organizationId })];
    for (const { data } of lists) {
      const listed = data.find((offering) => offering.offeringId === offeringId);
      expect(listed?.highlights).toEqual(highlights);
      expect(listed).not.toHaveProperty("story");
    }
    const [event] = await suite.sql`
      select data::text from event where organization_id = ${suite.organizationId} and resource_id = ${offeringId}`;
    expect(event?.data).not.toContain("1888");
  });

  it("changes as a whole, and is removed by an empty list; the audit trail keeps what it was changed to", async () => {
    const { offeringId } = await makeOffering(suite);
    expect((await suite.call().offering.get({ offeringId })).story).toBeUndefined();
    const changed = await suite.call().offering.update({ offeringId, story: [say("One."), say("Two.")] });
    expect(changed.story).toEqual([say("One."), say("Two.")]);
    const other = await suite.call().offering.update({ offeringId, subtitle: "Still there" });
    expect(other.story).toEqual(changed.story);
    const [row] = await suite.sql`
      select changes::text from audit_event
       where organization_id = ${suite.organizationId} and resource_id = ${offeringId} and changes::text like '%Two.%'`;
    expect(row).toBeDefined();
    const { story, highlights } = await suite.call().offering.update({ offeringId, story: [] });
    expect([story, highlights]).toEqual([undefined, undefined]);
  });

  it("shows its pictures to anybody once it is published, and to nobody else before", async () => {
    const urls = await Promise.all([31, 32, 33].map((side) => upload(suite, side)));
    const [gallery = "", person, place = ""] = urls;
    const { offeringId } = await create(
      [
        { type: "GALLERY", pictures: [{ url: gallery, alt: "One" }] },
        { type: "TEAM", people: [{ name: "Voss", role: "Director", picture: person }] },
        { type: "LOCATION", address: "Here", picture: { url: place, alt: "Two" } },
      ],
      false,
    );
    const show = (url: string) => other.call().file.image.get({ imageId: url.slice("/image/".length) });
    for (const url of urls) await expect(show(url)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await suite.call().offering.publish({ offeringId });
    for (const url of urls) expect((await show(url)).mediaType).toBe("image/png");
  });
});

describe("what a story does not take", () => {
  it.each([
    ["a script", say("<script>alert(1)</script>"), "story.0.text", /without HTML/],
    ["a tracking pixel", say("![](https://tracker.example/p.gif)"), "story.0.text", /gallery/],
    ["a script in a link", say("[x](javascript:alert(1))"), "story.0.text", /https/],
    ["a link within the service", say("[x](/sign-in?returnTo=//evil.example)"), "story.0.text", /https/],
    [
      "a script in an answer",
      { type: "QUESTIONS", items: [{ question: "?", answer: "<b onclick=alert(1)>" }] },
      "story.0.items.0.answer",
      /without HTML/,
    ],
  ] as const)("%s", async (_, block, param, detail) => {
    const refusal = await expectRefusal(suite, "invalid_value", () => create([block as BlockInput]));
    expect(refusal.violations).toMatchObject([{ param, detail: expect.stringMatching(detail) }]);
  });

  it("a picture of another organization, or of none", async () => {
    const foreign = await upload(other, 50);
    const pictures = [foreign, `/image/img_${"0".repeat(32)}`].map((url) => ({ url, alt: "It" }));
    const refusal = await expectRefusal(suite, "image_not_found", () =>
      create([{ type: "GALLERY", pictures }]),
    );
    expect(refusal.violations.map(({ param }) => param)).toEqual([
      "story.0.pictures.0.url",
      "story.0.pictures.1.url",
    ]);
  });

  it.each<[string, BlockInput[]]>([
    ["too many blocks", Array.from({ length: MOST_BLOCKS + 1 }, () => say("One."))],
    ["too many characters in all", Array.from({ length: 11 }, () => say("a".repeat(MOST_CHARACTERS / 10)))],
    ["too long a text", [say("a".repeat(10_001))]],
    [
      "two blocks of highlights",
      Array.from({ length: 2 }, () => ({
        type: "HIGHLIGHTS" as const,
        items: [{ kind: "YIELD" as const, percent: 4 }],
      })),
    ],
    [
      "five highlights",
      [
        {
          type: "HIGHLIGHTS",
          items: Array.from({ length: 5 }, () => ({ kind: "OTHER" as const, label: "A", value: "B" })),
        },
      ],
    ],
    [
      "two yields",
      [
        {
          type: "HIGHLIGHTS",
          items: [
            { kind: "YIELD", percent: 4 },
            { kind: "YIELD", percent: 5 },
          ],
        },
      ],
    ],
    ["an empty gallery", [{ type: "GALLERY", pictures: [] }]],
    [
      "a picture of another server",
      [{ type: "GALLERY", pictures: [{ url: "https://tracker.example/p.gif", alt: "It" }] }],
    ],
    ["a picture that is none", [{ type: "GALLERY", pictures: [{ url: "/image/../sign-out", alt: "It" }] }]],
    ["a block of another type", [{ type: "HTML", html: "<b>" } as never]],
  ])("%s", async (_, story) => {
    await expectRefusal(suite, "invalid_request", () => create(story));
  });

  it("a yield of three decimals", async () => {
    const highlights: BlockInput = { type: "HIGHLIGHTS", items: [{ kind: "YIELD", percent: 4.123 }] };
    await expectRefusal(suite, "precision_exceeded", () => create([highlights]));
  });

  it("a change that is refused leaves the story as it was", async () => {
    const { offeringId } = await create([say("One.")]);
    await expectRefusal(suite, "invalid_value", () =>
      suite.call().offering.update({ offeringId, story: [say("Two."), say("<b>")] }),
    );
    expect((await suite.call().offering.get({ offeringId })).story).toEqual([say("One.")]);
  });
});
