import { describe, expect, it } from "vitest";
import { epcQrCode } from "#server/domain/primary/purchase-intent/epc-qr-code.ts";

const account = { accountHolder: "Nordlicht Real Assets GmbH", iban: "DE89370400440532013000" };
const reference = "RF18539007547034";

describe("epcQrCode", () => {
  it("is the payload of the guideline, element by element", () => {
    expect(epcQrCode({ account: { ...account, bic: "COBADEFFXXX" }, amount: "1250", reference })).toBe(
      "BCD\n002\n1\nSCT\nCOBADEFFXXX\nNordlicht Real Assets GmbH\nDE89370400440532013000\nEUR1250\n\nRF18539007547034",
    );
  });

  it("leaves the line of the BIC empty where there is none, as version 002 allows", () => {
    const lines = epcQrCode({ account, amount: "0.01", reference })?.split("\n");
    expect(lines).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "",
      account.accountHolder,
      account.iban,
      "EUR0.01",
      "",
      reference,
    ]);
  });

  it("stays within 331 bytes with the longest name there may be", () => {
    const longest = {
      accountHolder: "Ü".repeat(70),
      iban: "MT84MALT011000012345MTLCAST001S",
      bic: "COBADEFFXXX",
    };
    const payload = epcQrCode({
      account: longest,
      amount: "999999999.99",
      reference: `RF12${"A".repeat(21)}`,
    });
    expect(Buffer.byteLength(payload ?? "")).toBeLessThanOrEqual(331);
  });

  it("is none for more than a SEPA transfer can carry", () => {
    expect(epcQrCode({ account, amount: "999999999.99", reference })).not.toBeNull();
    expect(epcQrCode({ account, amount: "1000000000", reference })).toBeNull();
  });
});
