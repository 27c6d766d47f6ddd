import type { ReactNode } from "react";
import type { SearchParams } from "#app/_components/page-links.ts";
import { currentIssuer } from "../_data/issuer.ts";

/** What Next hands a page. */
export interface PageProps<Params = Record<never, never>> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<SearchParams>;
}

/**
 * A page of the console. For anybody else it reads nothing: the layout says why, and Next draws a page whether or not
 * its layout shows it.
 */
export function issuerPage<Params>(page: (props: PageProps<Params>) => Promise<ReactNode>) {
  return async function IssuerPage(props: PageProps<Params>) {
    return (await currentIssuer()) === null ? null : page(props);
  };
}
