import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { isDeeper } from "#server/kernel/fields/nesting.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What a form may hold, as JSON. */
export const MOST_CHARACTERS = 65_536;
/** Levels of lists and objects in one another; a form as the page keeps it has three. */
export const MOST_LEVELS = 20;
/** Forms that are kept of one person; of more, the one that was saved longest ago goes. */
export const MOST_FORMS = 20;

const FORM = "ofm_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const values = z
  .record(z.string(), z.unknown())
  .refine((value) => !isDeeper(value, MOST_LEVELS), {
    error: `Nest at most ${MOST_LEVELS} levels deep.`,
    abort: true,
  })
  .refine((value) => JSON.stringify(value).length <= MOST_CHARACTERS, {
    error: `Use at most ${MOST_CHARACTERS} characters in all.`,
  })
  .meta({
    description: "What was typed so far, as the form keeps it; nothing of it is checked.",
    example: { title: "Harbour Lofts Hamburg", pricePerToken: "12.50" },
  });
const revision = z.number();

export const offeringForm = z
  .object({
    object: objectName("offering_form"),
    offeringFormId: z.string().meta({ description: "Unique identifier.", example: FORM }),
    values,
    revision: revision.meta({ description: "Counts the savings; name it with the next one.", example: 3 }),
    savedAt: z.string().meta({ description: "When it was saved.", example: "2027-01-10T08:40:00.000Z" }),
  })
  .meta({ id: "OfferingForm", description: "What somebody has typed of an offering that is not made yet." });
export type OfferingForm = z.input<typeof offeringForm>;

const example = exampleOf(offeringForm);
const whose = "Each person and each API key has its own.";
const offeringFormId = identifier.meta({ description: "Identifier of the form.", example: FORM });

export const listOfferingForms = defineOperation({
  name: "listOfferingForms",
  method: "GET",
  path: "/offering-form",
  tag: "Offering form",
  summary: "List forms in work",
  description: `What the caller has typed of offerings that are not made yet, the one saved last first. ${whose}`,
  access: "caller",
  needs: "offering:write",
  errors: [],
  input: z.object({}),
  output: z.object({
    object: z.literal("list").meta({ description: "Always `list`.", example: "list" }),
    data: z.array(offeringForm).meta({ description: "All of them." }),
    hasMore: z.boolean().meta({ description: "Always false.", example: false }),
    nextCursor: z.string().nullable().meta({ description: "Always null.", example: null }),
  }),
  example: { input: {}, output: wholeList([example]) satisfies Page<OfferingForm> },
});

export const getOfferingForm = defineOperation({
  name: "getOfferingForm",
  method: "GET",
  path: "/offering-form/{offeringFormId}",
  tag: "Offering form",
  summary: "Get a form in work",
  description: `What the caller has typed of an offering that is not made yet. ${whose}`,
  access: "caller",
  needs: "offering:write",
  errors: ["offering_form_not_found"],
  input: z.object({ offeringFormId }),
  output: offeringForm,
  example: { input: { offeringFormId: FORM }, output: example },
});

export const createOfferingForm = defineOperation({
  name: "createOfferingForm",
  method: "POST",
  path: "/offering-form",
  tag: "Offering form",
  summary: "Begin a form",
  description: `Keeps what the caller begins to type of an offering. Of more than ${MOST_FORMS} the one that was saved longest ago goes, and each a year after it was saved last. ${whose}`,
  access: "caller",
  needs: "offering:write",
  errors: [],
  input: z.object({ values }),
  output: offeringForm,
  example: { input: { values: example.values }, output: { ...example, revision: 1 } },
});

export const updateOfferingForm = defineOperation({
  name: "updateOfferingForm",
  method: "PATCH",
  path: "/offering-form/{offeringFormId}",
  tag: "Offering form",
  summary: "Save a form",
  description: `Keeps what the caller has typed, in place of what was kept. Names the revision it goes on from, so that nothing is lost that was saved elsewhere since. ${whose}`,
  access: "caller",
  needs: "offering:write",
  errors: ["offering_form_not_found", "offering_form_changed"],
  input: z.object({
    offeringFormId,
    values,
    revision: revision
      .int({ error: "Send a whole number." })
      .min(1, { error: "Send the revision that was answered." })
      .max(2_000_000_000, { error: "Send the revision that was answered." })
      .meta({ description: "The revision that was read or saved last.", example: 2 }),
  }),
  output: offeringForm,
  example: { input: { offeringFormId: FORM, values: example.values, revision: 2 }, output: example },
});

export const deleteOfferingForm = defineOperation({
  name: "deleteOfferingForm",
  method: "DELETE",
  path: "/offering-form/{offeringFormId}",
  tag: "Offering form",
  summary: "Forget a form",
  description: `Forgets what the caller has typed of an offering, once it is made or given up. ${whose}`,
  access: "caller",
  needs: "offering:write",
  errors: ["offering_form_not_found"],
  input: z.object({ offeringFormId }),
  output: offeringForm,
  example: { input: { offeringFormId: FORM }, output: example },
});
