import { type Role, roles } from "#db/schema/enums.ts";

/** The roles of members as the pages name them, and what each may do (docs: access). */
export const roleWords: Record<Role, { readonly label: string; readonly text: string }> = {
  owner: { label: "Owner", text: "Does everything, and alone makes or removes owners." },
  admin: { label: "Admin", text: "Does everything, but for owners: members, keys, tokens, offerings." },
  compliance: { label: "Compliance", text: "Reviews customers and reads the audit trail; sells nothing." },
  operator: { label: "Operator", text: "Runs offerings, customers, purchases and the board." },
  auditor: { label: "Auditor", text: "Reads everything, the audit trail too, and changes nothing." },
};

/** The roles somebody may give: all, or all but owner. */
export function roleOptions(isOwner: boolean): { value: Role; label: string }[] {
  return roles
    .filter((role) => isOwner || role !== "owner")
    .map((role) => ({ value: role, label: roleWords[role].label }));
}
