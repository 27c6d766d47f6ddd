import type { ReactNode } from "react";
import { PageHeader } from "#app/_components/page-header.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";

/** Money that comes in and goes back: what needs somebody, what the bank told, and what became of it. */
export default async function PaymentsLayout({ children }: { children: ReactNode }) {
  const issuer = await currentIssuer();
  if (issuer === null) return null;
  const [entries, claims] = await Promise.all([
    trpc.bankEntry.list({ status: "OPEN", limit: 100 }),
    trpc.payment.list({ hasOpenClaim: "true", limit: 100 }),
  ]);
  const count = entries.data.length + claims.data.length;
  const waiting = count === 0 ? "" : ` (${count > 99 ? "99+" : count})`;
  return (
    <>
      <PageHeader
        title="Payments"
        description="What came in, what goes back, and what needs you in between."
      />
      <Tabs
        label="Payments"
        tabs={[
          { href: "/console/payments", label: `Needs you${waiting}` },
          { href: "/console/payments/statements", label: "Statements" },
          { href: "/console/payments/received", label: "Incoming" },
          { href: "/console/payments/refunds", label: "Refunds" },
        ]}
      />
      {children}
    </>
  );
}
