import { expect, it } from "vitest";
import { faultOf, titleOf } from "./send-document.ts";

it("knows what need not be sent", () => {
  const good = { name: "terms.pdf", type: "application/pdf", size: 1000 };
  expect(faultOf(good)).toBeNull();
  expect(faultOf({ ...good, type: "" })).toBeNull();
  expect(faultOf({ ...good, name: "terms.docx", type: "application/msword" })).toBe("Choose a PDF.");
  expect(faultOf({ ...good, size: 0 })).toContain("empty");
  expect(faultOf({ ...good, size: 21 * 1024 * 1024 })).toContain("21.0 MB");
});

it("makes a title of a file's name", () => {
  expect(titleOf("Prospectus_2027-final.PDF")).toBe("Prospectus 2027 final");
  expect(titleOf(`${"a".repeat(300)}.pdf`)).toHaveLength(200);
});
