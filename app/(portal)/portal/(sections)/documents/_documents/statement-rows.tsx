import type { Statement } from "#server/domain/portfolio/statement/contract.ts";
import { PaperRows } from "./paper-rows.tsx";

interface StatementRowsProps {
  readonly customerId: string;
  readonly statements: readonly Statement[];
}

/** A statement for each year with anything in it. */
export function StatementRows({ customerId, statements }: StatementRowsProps) {
  return (
    <PaperRows
      title="Yearly statements"
      none="The first one is here once you paid for a purchase or hold tokens."
      rows={statements.map(({ year, isComplete, movements }) => {
        const href = `/api/customer/${encodeURIComponent(customerId)}/statement/${year}`;
        const count = movements === 1 ? "1 movement" : `${movements} movements`;
        return {
          id: String(year),
          title: String(year),
          note: isComplete ? `Holdings on 31 December, ${count}` : `The year so far, ${count}`,
          papers: [
            { href, label: "PDF", about: `of the statement for ${year}` },
            { href: `${href}?format=csv`, label: "CSV", about: `of the statement for ${year}` },
          ],
        };
      })}
    />
  );
}
