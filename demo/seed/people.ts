import type { CustomerPlan } from "./plan.ts";

type Place = readonly [line1: string, city: string, postalCode: string, state?: string];

/** Somebody whose user name and e-mail address follow from the name. */
export function person(
  key: string,
  countryCode: string,
  name: string,
  phone: string,
  [line1, city, postalCode, state]: Place,
  joined: number,
  more: Partial<CustomerPlan> = {},
): CustomerPlan {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replaceAll("ø", "o")
    .replaceAll("Ø", "O");
  const username = plain.toLowerCase().replaceAll(/[^a-z]+/g, ".");
  const address = { line1, city, postalCode, ...(state !== undefined && { state }) };
  const email = `${username}@example.com`;
  return {
    key,
    type: "INDIVIDUAL",
    countryCode,
    username,
    name,
    email,
    phone,
    address,
    joined,
    status: "COMPLETED",
    ...more,
  };
}

/** A company, foundation or fund. */
export function company(
  key: string,
  countryCode: string,
  name: string,
  phone: string,
  place: Place,
  joined: number,
  more: Partial<CustomerPlan> = {},
): CustomerPlan {
  const email = `office@${key}.example.${countryCode === "DE" ? "net" : "org"}`;
  return person(key, countryCode, name, phone, place, joined, {
    type: "ORGANIZATION",
    username: key,
    email,
    ...more,
  });
}
