import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { type Page, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** Views that one person keeps of one list. */
export const MOST_VIEWS = 20;

const VIEW = "svw_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

const list = z
  .string()
  .regex(/^\/console(\/[\w-]+)*$/, {
    error: "Send the path of a page of the console, for example /console/purchases.",
  })
  .max(200, { error: "Use at most 200 characters." })
  .meta({ description: "The page of the list.", example: "/console/purchases" });
const name = lineOfText(60).meta({ description: "What the person calls it.", example: "Waiting for money" });
const query = z
  .string()
  .regex(/^[\w\-.~%+=&:*]*$/, { error: "Send the query of an address, without its question mark." })
  .max(2000, { error: "Use at most 2000 characters." })
  .meta({
    description: "Filters, order and columns, as the address has them.",
    example: "purchaseStatus=PENDING&sort=purchaseAmount",
  });

export const savedView = z
  .object({
    object: objectName("saved_view"),
    savedViewId: z.string().meta({ description: "Unique identifier.", example: VIEW }),
    list,
    name,
    query,
    createdAt: z.string().meta({ description: "When it was kept.", example: "2027-03-01T09:00:00.000Z" }),
  })
  .meta({ id: "SavedView", description: "How somebody wants to see a list again." });
export type SavedView = z.input<typeof savedView>;

const example = exampleOf(savedView);
const whose = "Each person and each API key has its own.";

export const listSavedViews = defineOperation({
  name: "listSavedViews",
  method: "GET",
  path: "/saved-view",
  tag: "Saved view",
  summary: "List saved views",
  description: `The caller's views of a list, by name. ${whose}`,
  access: "caller",
  needs: "organization:read",
  errors: [],
  input: z.object({ list }),
  output: z.object({
    object: z.literal("list").meta({ description: "Always `list`.", example: "list" }),
    data: z.array(savedView).meta({ description: "All of them." }),
    hasMore: z.boolean().meta({ description: "Always false.", example: false }),
    nextCursor: z.string().nullable().meta({ description: "Always null.", example: null }),
  }),
  example: { input: { list: example.list }, output: wholeList([example]) satisfies Page<SavedView> },
});

export const createSavedView = defineOperation({
  name: "createSavedView",
  method: "POST",
  path: "/saved-view",
  tag: "Saved view",
  summary: "Keep a view of a list",
  description: `Keeps how a list is filtered, ordered and shown, under a name; one of the same name is replaced. A person keeps ${MOST_VIEWS} of a list at most. ${whose}`,
  access: "caller",
  needs: "organization:read",
  errors: ["too_many_views"],
  input: z.object({ list, name, query }),
  output: savedView,
  example: { input: { list: example.list, name: example.name, query: example.query }, output: example },
});

export const deleteSavedView = defineOperation({
  name: "deleteSavedView",
  method: "DELETE",
  path: "/saved-view/{savedViewId}",
  tag: "Saved view",
  summary: "Remove a saved view",
  description: `Removes a view of the caller's own. ${whose}`,
  access: "caller",
  needs: "organization:read",
  errors: ["saved_view_not_found"],
  input: z.object({
    savedViewId: identifier.meta({ description: "Identifier of the view.", example: VIEW }),
  }),
  output: savedView,
  example: { input: { savedViewId: VIEW }, output: example },
});
