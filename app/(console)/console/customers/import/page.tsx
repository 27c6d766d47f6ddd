import type { Metadata } from "next";
import { PageHeader } from "#app/_components/page-header.tsx";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ImportCustomers } from "./import-customers.tsx";

export const metadata: Metadata = { title: "Import customers" };

export default issuerPage(
  async () => (
    <>
      <PageHeader
        breadcrumb={[{ label: "Customers", href: "/console/customers" }]}
        title="Import customers"
        description="From a CSV file: see what is wrong where, then import the rows that are right."
      />
      <ImportCustomers />
    </>
  ),
  { may: "customer:write", others: "/console/customers" },
);
