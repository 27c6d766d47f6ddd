import { z } from "zod";
import { hexColor } from "#server/kernel/fields/color.ts";
import { emailAddress } from "#server/kernel/fields/email.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { freeText, lineOfText, text } from "#server/kernel/fields/text.ts";
import { webAddress } from "#server/kernel/fields/web-address.ts";

/** The most links that an issuer shows. */
export const MOST_LINKS = 6;

const support = z.object({
  email: emailAddress
    .optional()
    .meta({ description: "Where customers write to.", example: "support@example.com" }),
  phone: text(40)
    .regex(/^\+?[0-9][0-9 ()/.-]{4,}$/, { error: "Enter a telephone number, for example +49 40 1234567." })
    .optional()
    .meta({ description: "Where customers call.", example: "+49 40 1234567" }),
  url: webAddress
    .optional()
    .meta({ description: "Where customers find help.", example: "https://example.com/help" }),
});

const link = z.object({
  label: lineOfText(60).meta({ description: "What the link says.", example: "Annual reports" }),
  url: webAddress.meta({
    description: "Where it leads: https alone.",
    example: "https://example.com/reports",
  }),
});

const parts = {
  logoUrl: text(200)
    .regex(/^\/image\/[\w-]+$/, { error: "Upload the logo, and send the url of the answer." })
    .optional()
    .meta({
      description: "The `url` of a picture that was uploaded; addresses on other hosts are refused.",
      example: "/image/img_9f86d081884c7d659a2feaa0c55ad015",
    }),
  accentColor: hexColor.optional().meta({
    description: "Colour of buttons and links on light pages; text of this colour has to be readable there.",
    example: "#1f4e79",
  }),
  accentColorDark: hexColor.optional().meta({
    description:
      "The same on dark pages; left out, it is the accentColor, made as light as it takes to be read.",
    example: "#7fb2e5",
  }),
  legalName: lineOfText(200)
    .optional()
    .meta({ description: "Name as the register has it.", example: "Nordlicht Real Assets GmbH" }),
  registerNumber: lineOfText(100)
    .optional()
    .meta({ description: "Register and number.", example: "Amtsgericht Hamburg, HRB 123456" }),
  imprint: freeText(4000).optional().meta({
    description: "Who is responsible: address, management, supervision. Plain text with line breaks.",
    example: "Am Sandtorkai 1, 20457 Hamburg",
  }),
  support: support.optional().meta({ description: "Where customers get help." }),
  links: z
    .array(link)
    .max(MOST_LINKS, { error: `Use at most ${MOST_LINKS} links.` })
    .optional()
    .meta({ description: `Further pages of the issuer, at most ${MOST_LINKS}.` }),
};

/** How an issuer shows itself, as it is read; every part may be absent. */
export const brand = z.object(parts).meta({ id: "Brand", description: "How an issuer shows itself." });
export type Brand = z.infer<typeof brand>;

/** The same as it is sent. */
export const brandInput = z.object(parts);

export const exampleBrand = exampleOf(brand, {
  support: { email: "support@example.com", phone: "+49 40 1234567" },
  links: [{ label: "Annual reports", url: "https://example.com/reports" }],
  accentColorDark: undefined,
});
