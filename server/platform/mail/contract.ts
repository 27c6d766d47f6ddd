import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const keptMail = z
  .object({
    object: objectName("mail"),
    mailId: z
      .string()
      .meta({ description: "Identifier of the mail.", example: "mail_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }),
    recipient: z.string().meta({ description: "Whom it is for.", example: "clara@example.com" }),
    subject: z.string().meta({ description: "Its subject.", example: "Confirm your e-mail address" }),
    text: z.string().meta({ description: "What it says.", example: "Open this link to confirm." }),
    html: z.string().optional().meta({
      description: "The same as programs that show pages have it; absent where an earlier release wrote it.",
      example: "<!doctype html><html><body><p>Open this link to confirm.</p></body></html>",
    }),
    createdAt: z.string().meta({ description: "When it was written.", example: "2027-02-10T12:00:00.000Z" }),
  })
  .meta({ id: "Mail", description: "A mail as the sandbox keeps it." });
export type KeptMail = z.input<typeof keptMail>;

export const listMail = defineOperation({
  name: "listMail",
  method: "GET",
  path: "/mail",
  tag: "Demo",
  summary: "List the mail of the demo",
  description:
    "The latest mail that the demo would have sent, newest first. Only where the sandbox keeps mail.",
  access: "public",
  errors: ["route_not_found"],
  input: z.object({}),
  output: listOutput(keptMail),
  example: {
    input: {},
    output: wholeList([exampleOf(keptMail)]),
  },
});
