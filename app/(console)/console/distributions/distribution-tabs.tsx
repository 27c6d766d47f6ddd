import { Tabs } from "#app/(console)/_components/tabs.tsx";

/** What is shared among holders, and what each of them gets. */
export function DistributionTabs() {
  return (
    <Tabs
      label="Distributions"
      tabs={[
        { href: "/console/distributions", label: "Distributions" },
        { href: "/console/distributions/payments", label: "Payments" },
      ]}
    />
  );
}
