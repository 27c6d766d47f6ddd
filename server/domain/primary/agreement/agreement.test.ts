import { describe, expect, it } from "vitest";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { createCustomer } from "#server/domain/investors/customer/contract.ts";
import { exampleOffering } from "#server/domain/primary/offering/contract.ts";
import type { DocumentAcceptance } from "#server/domain/primary/offering-document/contract.ts";
import { exampleIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { drawPaper } from "#server/platform/paper/draw-paper.ts";
import type { Section } from "#server/platform/paper/paper.ts";
import { textOfPdf } from "#server/platform/paper/testing.ts";
import { type AgreementFacts, composeAgreement } from "./compose-agreement.ts";

const customer: Customer = { ...createCustomer.example.output, name: "Ada Lindqvist", type: "INDIVIDUAL" };

const terms: DocumentAcceptance = {
  offeringDocumentId: "doc_1",
  kind: "TERMS",
  title: "Terms and conditions",
  version: 3,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  url: "/offering-document/doc_1",
  acceptedAt: "2027-02-01T09:00:00.000Z",
};

const facts: AgreementFacts = {
  purchase: exampleIntent,
  tokenAmount: "12345.678901234567890123",
  reference: "RF18539007547034",
  offering: exampleOffering,
  customer,
  accepted: [terms],
};

const print = async (changed: Partial<AgreementFacts>) =>
  textOfPdf(await drawPaper({ paper: composeAgreement({ ...facts, ...changed }) }));

describe("a subscription agreement", () => {
  it("says who agreed on what, to the last digit", async () => {
    const text = (await print({})).join("\n");
    for (const said of [
      "Subscription agreement",
      "Harbour Lofts Hamburg",
      "Nordlicht Real Assets",
      "Ada Lindqvist",
      "12,345.678901234567890123 HLH",
      "12.50 EUR",
      "1,250.00 EUR",
      "RF18539007547034",
      "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
      "4 February 2027, 09:00 UTC",
      "150,000.00 EUR",
      "Terms and conditions, version 3",
      `SHA-256 ${terms.sha256}`,
      "Pending",
      "Page 1 of",
    ]) {
      expect(text.replaceAll("\n", " ")).toContain(said);
    }
  });

  it.each([
    ["Latin", "Þórður Ægisson-Łukaszewicz, Çağla Őrs, Ķīrss, Ž̧ițălă, Ġużè, Ŵyn, ẞ, ŉ, Ŋ"],
    ["Greek", "Ελευθέριος Ψαράς, Ἀθήνα, ῥήτωρ ΐ ΰ"],
    ["Cyrillic", "Юрій Щербак, Ѓорѓи Ќосев, Љубиша Њ, Ў Ъ Ы Э Ё Ә Ғ Қ Ұ"],
    ["Armenian", "Արամ Խաչատրյան և Փ Օ Ֆ"],
    ["Georgian", "შოთა რუსთაველი ჯ ჰ ჟ"],
    ["signs", "€ £ § “quotes” ‘q’ «guillemets» „Gänsefüßchen“ – — … № ½ ° &"],
  ])("writes every letter of %s", async (_script, name) => {
    const text = (await print({ customer: { ...customer, name } })).join("\n");
    expect(text).not.toContain("\ufffd");
    expect(withoutSpaces(text.normalize("NFC"))).toContain(withoutSpaces(name.normalize("NFC")));
  });

  it("leaves nothing out where texts are long, and numbers its pages", async () => {
    const name = `${"Donaudampfschifffahrtsgesellschaft".repeat(6)} ${"Long ".repeat(30)}end`;
    const accepted = Array.from({ length: 50 }, (_, index) => ({
      ...terms,
      title: `Annex ${index + 1} ${"to the prospectus ".repeat(9)}`.trim(),
    }));
    const pages = await print({ accepted, customer: { ...customer, name } });
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const text = withoutSpaces(pages.join(""));
    expect(text).toContain(withoutSpaces(name));
    for (const { title } of accepted) expect(text).toContain(withoutSpaces(`${title}, version 3`));
  });

  it("is the same file for the same agreement", async () => {
    const paper = composeAgreement(facts);
    const [first, second] = await Promise.all([drawPaper({ paper }), drawPaper({ paper })]);
    expect(first.equals(second)).toBe(true);
  });

  it.each([
    [{ status: "DELIVERED" as const }, "COMPLETED" as const, "Delivered"],
    [{ status: "REFUND_DUE" as const }, "CANCELLED" as const, "Refund due"],
    [{ status: "NONE" as const }, "FAILED" as const, "Lapsed"],
  ])("tells how far it came: %j", (settled, purchaseStatus, said) => {
    const { payment, settlement } = exampleIntent;
    const purchase = {
      ...exampleIntent,
      payment: { ...payment, purchaseStatus },
      settlement: { ...settlement, ...settled },
      failure: { code: "expired", reason: "It was not paid in time." },
    };
    const { status, sections } = composeAgreement({ ...facts, purchase });
    const rows = rowsOf(sections, "Payment and status");
    expect(status).toBe(said);
    expect(rows.at(-1)).toEqual(["Status", `${said}. It was not paid in time.`]);
    expect(rows.map(([term]) => term)).not.toContain("To be paid by");
  });

  it("names the lock-up, and what holds without a soft cap", () => {
    const offering = {
      ...exampleOffering,
      eligibility: { ...exampleOffering.eligibility, lockUpDays: 365 },
      fundingLimits: { ...exampleOffering.fundingLimits, softCap: 0 },
    };
    const { sections } = composeAgreement({ ...facts, offering, accepted: [] });
    const clauses = sections.flatMap((one) => (one.kind === "clauses" ? one.texts : [])).join(" ");
    expect(clauses).toContain("before 365 days have passed");
    expect(clauses).not.toContain("at least");
    expect(rowsOf(sections, "Subscription")).toContainEqual(["Lock-up", "365 days"]);
  });
});

const rowsOf = (sections: readonly Section[], title: string) =>
  sections.flatMap((one) => (one.kind === "rows" && one.title === title ? one.rows : []));

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
