import type { Metadata } from "next";
import type { ReactNode } from "react";
import { MAIN_ID } from "#app/_components/page.tsx";
import { AppProviders } from "#app/_components/shell/app-providers.tsx";
import { ConsentNotice } from "#app/_components/shell/consent-notice.tsx";
import { SiteHeader } from "#app/_components/shell/site-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { ClockNotice } from "#app/(console)/_components/clock-notice.tsx";
import { ConsoleMenu } from "#app/(console)/_components/console-menu.tsx";
import { ConsoleNav } from "#app/(console)/_components/console-nav.tsx";
import { IssuersOnly } from "#app/(console)/_components/issuers-only.tsx";
import { FocusFollows } from "#app/(console)/_components/keys/focus-follows.tsx";
import { ListKeys } from "#app/(console)/_components/keys/list-keys.tsx";
import { ReturnToRow } from "#app/(console)/_components/keys/return-to-row.tsx";
import { SearchEverything } from "#app/(console)/_components/keys/search-everything.tsx";
import { currentAttention } from "#app/(console)/_data/attention.ts";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import { countsByRoom } from "#app/(console)/_words/attention.ts";
import classes from "./layout.module.css";

export const metadata: Metadata = { title: { default: "Console", template: "%s · Console · Offerboard" } };

/** The frame of the console: its rooms at the side, on phones behind a menu. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const issuer = await currentIssuer();
  const counts = issuer === null ? {} : countsByRoom((await currentAttention()).items);
  return (
    <AppProviders>
      <div className={classes.console}>
        <SiteHeader area="console" />
        {issuer === null ? (
          <main id={MAIN_ID} tabIndex={-1} className={classes.closed}>
            <IssuersOnly viewer={await currentViewer()} />
          </main>
        ) : (
          <div className={classes.frame}>
            <aside className={classes.side}>
              <p className={classes.organization}>{issuer.organizationName}</p>
              <SearchEverything may={issuer.may} hasKey />
              <ConsoleNav counts={counts} may={issuer.may} />
            </aside>
            <ConsoleMenu organizationName={issuer.organizationName ?? ""} counts={counts} may={issuer.may} />
            <ListKeys />
            <FocusFollows />
            <ReturnToRow />
            <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
              <ConsentNotice />
              <ClockNotice />
              {children}
            </main>
          </div>
        )}
      </div>
    </AppProviders>
  );
}
