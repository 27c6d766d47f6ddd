"use client";

import { useParams } from "next/navigation";
import { buttonClass } from "#app/_components/button-class.ts";
import { mainSite } from "./main-site.ts";

/** Leads from a subdomain that nobody has to the market. @param origin where this page is served */
export function MainSiteLink({ origin }: { origin: string }) {
  const { subdomain = "" } = useParams<{ subdomain?: string }>();
  return (
    <a className={buttonClass()} href={mainSite(origin, subdomain)}>
      See all offerings
    </a>
  );
}
