import type { Column } from "#app/_components/list/data-table.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount } from "#app/_words/format.ts";
import type { Finding } from "./read-file.ts";

/** Findings that are shown; a file with more of them has one thing wrong with all its rows. */
const MOST_SHOWN = 100;

const columns: readonly Column<Finding>[] = [
  { header: "Row", cell: ({ row }) => (row === null ? "Headings" : `Row ${row}`) },
  { header: "Column", cell: ({ column }) => (column === null ? "The whole row" : <code>{column}</code>) },
  { header: "What to do", cell: ({ detail }) => detail },
];

const keyOf = ({ row, column, detail }: Finding) => `${row} ${column} ${detail}`;

interface FindingsProps {
  readonly title: string;
  readonly description?: string;
  readonly findings: readonly Finding[];
}

/** What there is to say of the rows of a file, row by row; nothing where there is nothing. */
export function Findings({ title, description, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  // Two wallets of a row may have the same fault.
  const told = [...new Map(findings.map((one) => [keyOf(one), one])).values()];
  const more = told.length - MOST_SHOWN;
  const rest = more > 0 ? `The first ${MOST_SHOWN}; there are ${formatCount(more)} more.` : undefined;
  return (
    <Panel title={title} description={[description, rest].filter(Boolean).join(" ") || undefined} isFlush>
      <DataTable
        caption={title}
        columns={columns}
        rows={told.slice(0, MOST_SHOWN)}
        rowKey={keyOf}
        rowHref={() => undefined}
      />
    </Panel>
  );
}
