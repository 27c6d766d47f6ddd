import type { Highlight, Story } from "#server/domain/primary/offering-story/contract.ts";
import { toMarkdown } from "#server/kernel/fields/markdown.ts";

const picture = (name: string) => `/images/offerings/${name}.svg`;

/** The warehouse at the harbour. */
const harbour: Story = [
  {
    type: "HIGHLIGHTS",
    items: [
      { kind: "YIELD", percent: 4.1 },
      { kind: "TERM", months: 144 },
      { kind: "RANK", rank: "SUBORDINATED" },
      { kind: "OTHER", label: "Let", value: "10 of 12 apartments" },
    ],
  },
  {
    type: "TEXT",
    text: [
      "Block H was built in **1888** to store coffee and carpets. Its walls are 70 centimetres of brick, its floors were laid for sacks rather than sofas, and for the past two years it has been turned into twelve apartments of 58 to 131 square metres. Ten are let, two are being finished.",
      "## What you buy",
      "Each token is a share in the profit participation right of *Harbour Lofts Block H GmbH & Co. KG*, which owns the building. The rights rank **behind** the bank loan of EUR 2.9 million and **ahead of** the partners' equity.",
      "## What it earns",
      "The company distributes the rent that is left after",
      "- interest and repayment of the bank loan,\n- upkeep and management,\n- a repair reserve of EUR 14 per square metre and year,",
      "every April and October. At today's rents the plan arrives at 4.1 % a year on the offering price.",
      "> That is a plan, not a promise: a vacant apartment, a dearer loan or a leaking roof lowers it.",
    ].join("\n\n"),
  },
  {
    type: "GALLERY",
    title: "The house and its quarter",
    pictures: [
      { url: picture("luebeck-house"), alt: "The gables across the canal" },
      { url: picture("aarhus-courtyard"), alt: "The courtyard behind Block H" },
      { url: picture("hanse-trade"), alt: "The old port, ten minutes on foot" },
    ],
  },
  {
    type: "USE_OF_FUNDS",
    items: [
      { label: "The last two apartments", amount: 210_000 },
      { label: "Geothermal heating", amount: 155_000 },
      { label: "Lift", amount: 85_000 },
      { label: "Reserve", amount: 35_000 },
      { label: "Cost of this offering", amount: 15_000 },
    ],
  },
  {
    type: "TEAM",
    people: [
      {
        name: "Henrike Voss",
        role: "Managing director",
        text: "Architect. Has turned five warehouses of the Speicherstadt into homes and offices since 2004.",
      },
      {
        name: "Jonas Petersen",
        role: "Finance",
        text: "Fourteen years at a Hamburg savings bank, the last six on listed buildings.",
      },
      {
        name: "Aylin Demir",
        role: "Letting and management",
        text: "Looks after 340 apartments between Altona and HafenCity.",
      },
    ],
  },
  {
    type: "LOCATION",
    address: "Block H, Brooktorkai 12\n20457 Hamburg",
    text: "On the north side of the canal: six minutes on foot from the underground, eleven from the main station by bicycle.",
    picture: { url: picture("harbour-lofts"), alt: "The canal in front of Block H" },
  },
  {
    type: "TIMELINE",
    entries: [
      { when: "Spring 2024", title: "Building permit", isDone: true },
      { when: "Autumn 2025", title: "First ten apartments let", isDone: true },
      {
        when: "Four months after the end",
        title: "The last two apartments are finished",
        text: "Both have a tenant's letter of intent.",
        isDone: false,
      },
      { when: "The April after", title: "First distribution to holders", isDone: false },
      {
        when: "After six years",
        title: "Earliest buy-back by the company",
        text: "At a price that two independent appraisers set.",
        isDone: false,
      },
    ],
  },
  {
    type: "QUESTIONS",
    items: [
      {
        question: "Can I sell before the twelve years are over?",
        answer:
          "You can offer tokens on the **bulletin board** at any time. Whether somebody takes them, and at what price, nobody can say.",
      },
      {
        question: "What happens if the goal is missed?",
        answer: "Every payer gets all of it back. Nobody, the issuer included, can hold a refund back.",
      },
      {
        question: "Do I own a part of an apartment?",
        answer:
          "No. You hold a claim against the company that owns the house, not a title in the land register.",
      },
    ],
  },
  { type: "DOCUMENTS" },
  {
    type: "RISKS",
    items: [
      {
        title: "Loss of everything you pay",
        text: "The rights are subordinated: if the company cannot pay, the bank is served first, and nothing may be left.",
      },
      {
        title: "Vacancy",
        text: "An empty apartment pays no rent. One in twelve is eight percent of the income.",
      },
      { title: "Interest", text: "The bank loan is fixed for seven years; what follows may be dearer." },
      { title: "Hard to sell", text: "There is no exchange for these tokens, and perhaps no buyer." },
    ],
  },
];

/** The turbines on the island. */
const fehmarn: Story = [
  {
    type: "HIGHLIGHTS",
    items: [
      { kind: "YIELD", percent: 4.2 },
      { kind: "RANK", rank: "SUBORDINATED" },
      { kind: "OTHER", label: "Tariff fixed for", value: "20 years" },
    ],
  },
  {
    type: "TEXT",
    title: "Five for fourteen",
    text: [
      "There is hardly a day without wind on Fehmarn. Fourteen turbines of the nineties have stood in the rapeseed east of Petersdorf; they are coming down, and **five of today's size** take their place. They will make three times the electricity on half the land, and turn more slowly, which neighbours and birds prefer.",
      "Each token is a share in a subordinated loan to *Bürgerwind Petersdorf GmbH & Co. KG*, which two hundred islanders founded and in which they keep the majority.",
      "1. From the second year on the loan pays 4.2 % a year.\n2. In years with more than 2,900 full-load hours it pays up to 1 % more.\n3. The yield report of two assessors expects 2,760, with a margin of eleven percent.",
    ].join("\n\n"),
  },
  {
    type: "USE_OF_FUNDS",
    title: "What your loan pays for",
    items: [
      { label: "Foundations and roads", amount: 640_000 },
      { label: "Grid connection", amount: 380_000 },
      { label: "Taking the old turbines down", amount: 140_000 },
      { label: "Cost of this offering", amount: 40_000 },
    ],
  },
  {
    type: "TIMELINE",
    entries: [
      { when: "Last year", title: "Permit granted", isDone: true },
      { when: "This season", title: "Foundations under way", isDone: true },
      { when: "In fourteen months", title: "First electricity", isDone: false },
      { when: "The year after", title: "First interest", isDone: false },
    ],
  },
  {
    type: "GALLERY",
    title: "The island",
    pictures: [
      { url: picture("fehmarn-wind"), alt: "Turbines above the rapeseed" },
      { url: picture("ruegen-seafarm"), alt: "The coast to the north" },
    ],
  },
  {
    type: "RISKS",
    items: [
      { title: "Wind", text: "Years differ. A weak one earns a fifth less than a strong one." },
      {
        title: "Construction",
        text: "Cranes wait for calm days; first electricity can come later than planned.",
      },
      {
        title: "Interest only where it can be afforded",
        text: "Interest and repayment are due only while the company can pay them. You can lose your investment.",
      },
    ],
  },
];

/** Stories that are told at length, by the offering's slug. */
const told: Readonly<Record<string, Story>> = { "harbour-lofts": harbour, "fehmarn-wind": fehmarn };

/** Figures of offerings whose description tells the rest. */
const figures: Readonly<Record<string, Highlight[]>> = {
  "brandenburg-solar": [
    { kind: "YIELD", percent: 3.9 },
    { kind: "TERM", months: 180 },
    { kind: "RANK", rank: "SUBORDINATED" },
  ],
};

/** The story of one of the demo's offerings; null where its page tells its description. */
export function storyOf({ slug, description }: { slug: string; description: string }): Story | null {
  const items = figures[slug];
  if (items === undefined) return told[slug] ?? null;
  return [
    { type: "HIGHLIGHTS", items },
    { type: "TEXT", text: toMarkdown(description) },
  ];
}
