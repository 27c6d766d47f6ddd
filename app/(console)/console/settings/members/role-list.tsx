import { roleWords } from "#app/_data/roles.ts";
import { FactRows } from "#app/(console)/_components/fact-rows.tsx";

/** The roles, each with a sentence. */
export function RoleList() {
  return (
    <FactRows facts={Object.values(roleWords).map(({ label, text }) => ({ term: label, value: text }))} />
  );
}
