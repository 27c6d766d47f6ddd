import type { ReactNode } from "react";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { hrefWith, type SearchParams } from "#app/_data/page-links.ts";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import { NotACustomer } from "./not-a-customer.tsx";

interface About {
  readonly title: string;
  /** What a customer does here: "see your purchases". */
  readonly purpose: string;
  readonly path: string;
}

/** Who looks at a page for customers, and what its address asks for. */
interface CustomerPageProps {
  readonly viewer: Viewer;
  readonly customerId: string;
  readonly params: SearchParams;
}

/** A page of the portal for customers; anybody else is told how to become one, and comes back here. */
export function customerPage(
  { title, purpose, path }: About,
  page: (props: CustomerPageProps) => Promise<ReactNode>,
) {
  return async function CustomerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
    const [viewer, params] = await Promise.all([currentViewer(), searchParams]);
    const { customerId } = viewer;
    if (customerId !== undefined) return page({ viewer, customerId, params });
    const returnTo = hrefWith(path, params, {});
    return <NotACustomer viewer={viewer} title={title} purpose={purpose} returnTo={returnTo} />;
  };
}
