import type { ReactNode } from "react";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Tabs } from "#app/(console)/_components/tabs.tsx";
import { currentAttention } from "#app/(console)/_data/attention.ts";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { countsByRoom } from "#app/(console)/_words/attention.ts";

/** Money that comes in and goes back: what needs somebody, what the bank told, and what became of it. */
export default async function PaymentsLayout({ children }: { children: ReactNode }) {
  const issuer = await currentIssuer();
  if (issuer === null) return null;
  const { items } = await currentAttention();
  const count = countsByRoom(items)["/console/payments"];
  const waiting = count === undefined ? "" : ` (${count})`;
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
