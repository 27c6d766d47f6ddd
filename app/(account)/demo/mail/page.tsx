import { IconMailOff } from "@tabler/icons-react";
import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { requestNonce } from "#app/_components/shell/request-nonce.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import classes from "./page.module.css";
import { partsOf } from "./parts.ts";

export const metadata: Metadata = { title: "Mailbox of the demo", robots: { index: false } };

/** What the demo would have sent by mail, newest first; it exists only where mail does not go out. */
export default async function DemoMailPage() {
  const [{ data }, nonce] = await Promise.all([orNotFound(trpc.demo.listMail({})), requestNonce()]);
  return (
    <Page>
      <PageHeader
        title="Mailbox of the demo"
        description="No mail leaves this demo. What would be sent, to whomever, is shown here."
      />
      {data.length === 0 ? (
        <EmptyState icon={IconMailOff} title="No mail yet">
          Sign up, or ask for a link to sign in: the mail appears here at once.
        </EmptyState>
      ) : (
        <ol className={classes.list}>
          {data.map(({ mailId, recipient, subject, text, html, createdAt }) => (
            <li key={mailId}>
              <article className={classes.mail}>
                <header className={classes.head}>
                  <h2 className={classes.subject}>{subject}</h2>
                  <p className={classes.meta}>
                    To {recipient} · <DateTime value={createdAt} detail="dateTime" />
                  </p>
                </header>
                <p className={classes.text}>
                  {partsOf(text).map(({ at, part, isLink }) =>
                    isLink ? (
                      <a key={at} href={part}>
                        {part}
                      </a>
                    ) : (
                      part
                    ),
                  )}
                </p>
                {html !== undefined && (
                  <details className={classes.drawn}>
                    <summary>As mail programs show it</summary>
                    <iframe
                      title={`${subject}, as mail programs show it`}
                      srcDoc={within(html, nonce)}
                      sandbox="allow-popups allow-popups-to-escape-sandbox"
                      loading="lazy"
                    />
                  </details>
                )}
              </article>
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}

/** A mail as a frame shows it: its links leave the frame, and its styles are those this page's policy lets in. */
function within(html: string, nonce: string | undefined): string {
  return html
    .replace("<head>", '<head><base target="_blank">')
    .replace("<style>", nonce === undefined ? "<style>" : `<style nonce="${nonce}">`);
}
