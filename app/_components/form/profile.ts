import type { Customer } from "#server/domain/investors/customer/contract.ts";

/** The details of a customer as a form has them: what is not there is an empty text. */
export interface ProfileValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly countryCode: string;
  readonly address: Readonly<Record<(typeof addressFields)[number], string>>;
}

const fields = ["name", "email", "phone", "countryCode"] as const;
const addressFields = ["line1", "line2", "postalCode", "city", "state"] as const;

/** What a form begins with. */
export function profileValues({ name, email, phone, countryCode, address = {} }: Customer): ProfileValues {
  const { line1 = "", line2 = "", postalCode = "", city = "", state = "" } = address;
  return {
    name: name ?? "",
    email: email ?? "",
    phone: phone ?? "",
    countryCode,
    address: { line1, line2, postalCode, city, state },
  };
}

type Changes = Partial<Omit<ProfileValues, "address"> & { address: Partial<ProfileValues["address"]> }>;

/** The fields that were changed: what somebody else changed meanwhile is left alone. */
export function changesOf(before: ProfileValues, after: ProfileValues): Changes {
  const address = differing(addressFields, before.address, after.address);
  return {
    ...differing(fields, before, after),
    ...(Object.keys(address).length > 0 && { address }),
  };
}

function differing<K extends string>(
  names: readonly K[],
  before: Readonly<Record<K, string>>,
  after: Readonly<Record<K, string>>,
): Partial<Record<K, string>> {
  const changed = names.filter((name) => after[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name].trim()])) as Partial<Record<K, string>>;
}
