import { FactRows } from "#app/_components/fact-rows.tsx";
import { roleWords } from "#app/_words/roles.ts";

/** The roles, each with a sentence. */
export function RoleList() {
  return (
    <FactRows facts={Object.values(roleWords).map(({ label, text }) => ({ term: label, value: text }))} />
  );
}
