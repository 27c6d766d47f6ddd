import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import type { SearchParams } from "#app/_data/page-links.ts";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import type { Action } from "#server/kernel/fields/actions.ts";

/** What Next hands a page. */
export interface PageProps<Params = Record<never, never>> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<SearchParams>;
}

/**
 * A page of the console. For anybody else it reads nothing: the layout says why, and Next draws a page whether or not
 * its layout shows it.
 * @param only what one has to be allowed to do here, and where those are led who are not
 */
export function issuerPage<Params>(
  page: (props: PageProps<Params>) => Promise<ReactNode>,
  only?: { readonly may: Action; readonly others: string },
) {
  return async function IssuerPage(props: PageProps<Params>) {
    const issuer = await currentIssuer();
    if (issuer === null) return null;
    if (only && !issuer.may.includes(only.may)) redirect(only.others);
    return page(props);
  };
}
