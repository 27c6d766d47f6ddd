import { expect, it } from "vitest";
import { fieldMessage } from "./field-message.ts";

it.each([
  ["Send a whole number from 0 to 18.", "Enter a whole number from 0 to 18."],
  ["This field is required.", "This field is required."],
  ["At most 2 decimals. Send fewer.", "At most 2 decimals. Send fewer."],
])("what is told at a field: %s", (message, told) => {
  expect(fieldMessage(message)).toBe(told);
});
