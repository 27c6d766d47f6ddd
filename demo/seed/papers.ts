import { hash } from "node:crypto";
import PdfDocument from "pdfkit";
import type { OfferingDocumentKind } from "#db/schema/enums.ts";
import type { documentAcceptance, offeringDocument } from "#db/schema/offering-document.ts";
import type { verificationDocument } from "#db/schema/verification.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { openedFont } from "#server/platform/paper/fonts.ts";
import type { Launch } from "./offerings.ts";
import type { CustomerRow } from "./residents.ts";
import { DAY, HOUR } from "./story.ts";

type DocumentRow = typeof offeringDocument.$inferInsert;

/** A sheet of paper: a title, what it belongs to, and paragraphs; those that end in a colon are headings. */
function paper(title: string, subject: string, body: readonly string[], at: Date): Promise<Buffer> {
  const document = new PdfDocument({
    size: "A4",
    margin: 64,
    info: { Title: `${title} – ${subject}`, CreationDate: at },
  });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((done) => document.on("end", () => done(Buffer.concat(parts))));
  document.font(openedFont("DejaVuSans-Bold")).fontSize(20).text(title).moveDown(0.2);
  document.font(openedFont("DejaVuSans")).fontSize(11).fillColor("#555555").text(subject).moveDown(1.5);
  document.fontSize(10).fillColor("#111111");
  for (const text of body) document.text(text, { lineGap: 3 }).moveDown(0.9);
  document.end();
  return ended;
}

function fileOf(bytes: Buffer) {
  return {
    mediaType: "application/pdf",
    size: bytes.length,
    sha256: hash("sha256", bytes, "hex"),
    bytes,
  };
}

const sheets = [
  { kind: "KEY_INFORMATION", title: "Key information" },
  { kind: "TERMS", title: "Terms of subscription" },
] as const satisfies readonly { kind: OfferingDocumentKind; title: string }[];

/** The documents of an offering, in force since before it opened, and who accepted them with which purchase. */
export async function offeringPapers({ offering, token, sales }: Launch): Promise<{
  documents: DocumentRow[];
  acceptances: (typeof documentAcceptance.$inferInsert)[];
}> {
  const { organizationId, id: offeringId } = offering;
  const createdAt = new Date(Date.parse(offering.createdAt) + HOUR);
  const documents = await Promise.all(
    sheets.map(async ({ kind, title }): Promise<DocumentRow> => {
      const body = kind === "TERMS" ? termsOf(offering, token) : (offering.description ?? "").split("\n\n");
      return {
        organizationId,
        id: newId("doc", createdAt),
        offeringId,
        kind,
        title,
        version: 1,
        fileName: `${offering.subdomain}-${kind.toLowerCase().replaceAll("_", "-")}.pdf`,
        ...fileOf(await paper(title, offering.title, body, createdAt)),
        createdAt: createdAt.toISOString(),
      };
    }),
  );
  const acceptances = sales.flatMap(({ intent }) =>
    documents.map(({ id }) => ({
      organizationId,
      offeringPurchaseIntentId: intent.id,
      offeringDocumentId: id,
      acceptedAt: intent.createdAt,
    })),
  );
  return { documents, acceptances };
}

function termsOf(offering: Launch["offering"], token: Launch["token"]): string[] {
  const money = (amount: string) => `${amount} ${offering.currency ?? "EUR or USD"}`;
  const day = (moment: string) => moment.slice(0, 10);
  const lockUp = offering.lockUpDays ?? 0;
  return [
    `1. The issuer offers tokens of ${token.name} (${token.symbol}) at ${money(offering.pricePerToken)} each, from ${day(offering.startDate)} to ${day(offering.endDate)}.`,
    `2. A purchase is at least ${money(offering.minPayableAmount)}. One customer may buy for at most ${money(offering.maxPayableAmount)} in all.`,
    "3. The purchase is binding once the price has come in and the customer’s identity is verified. Until then it can be cancelled, and whatever was paid is paid back.",
    `4. At the end of the period the tokens are delivered if at least ${money(offering.softCap)} was raised. Otherwise every payment is returned in full, without deduction.`,
    lockUp > 0
      ? `5. Delivered tokens cannot be sold on for ${lockUp} days.`
      : "5. Delivered tokens can be offered on the bulletin board at once.",
    "6. Distributions go to whoever is in the register of holders at the record date.",
  ];
}

/** What customers sent in for the checks that run, or were refused. */
export function checkPapers(
  customers: readonly CustomerRow[],
): Promise<(typeof verificationDocument.$inferInsert)[]> {
  const asked = customers.filter(
    ({ verificationStatus, verificationErrorCode }) =>
      verificationStatus === "IN_PROGRESS" || verificationErrorCode != null,
  );
  return Promise.all(
    asked.map(async ({ organizationId, id, name, type, countryCode, createdAt, updatedAt }) => {
      const isCompany = type === "ORGANIZATION";
      const sent = new Date(Math.min(Date.parse(createdAt) + HOUR / 2, Date.parse(updatedAt)));
      const title = isCompany ? "Extract from the commercial register" : "Copy of an identity document";
      const body = [
        `${isCompany ? "Company" : "Holder"}: ${name}`,
        `Country: ${countryCode}`,
        `Issued on ${new Date(sent.getTime() - 400 * DAY).toISOString().slice(0, 10)}`,
        "A specimen, made for the demonstration.",
      ];
      return {
        organizationId,
        id: newId("vdo", sent),
        customerId: id,
        kind: isCompany ? ("COMPANY_EXTRACT" as const) : ("IDENTITY_DOCUMENT" as const),
        fileName: isCompany ? "register-extract.pdf" : "identity-document.pdf",
        ...fileOf(await paper(title, name ?? "", body, sent)),
        createdAt: sent.toISOString(),
      };
    }),
  );
}
