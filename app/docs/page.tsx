import type { Metadata } from "next";
import { Page } from "../_components/page.tsx";
import { PageHeader } from "../_components/page-header.tsx";
import { siteOrigin } from "../_components/site-origin.ts";
import { ApiReference } from "./_components/api-reference.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = {
  title: "API reference",
  description:
    "Every operation of the Offerboard interface, with its fields, refusals and examples, ready to try.",
};

/** The interface, printed from the definitions that answer it; every call can be tried here. */
export default async function DocsPage() {
  const baseUrl = `${await siteOrigin()}/api`;
  return (
    <Page>
      <PageHeader
        title="API reference"
        description="Four operations do the work: create an offering, onboard a customer, buy, cancel an offer. Press “Execute” to send a real request to this server."
        actions={<a href="/api/openapi.json">OpenAPI 3.1 document</a>}
      />
      <dl className={classes.basics}>
        <div>
          <dt>Base URL</dt>
          <dd>
            <code>{baseUrl}</code>
          </dd>
        </div>
        <div>
          <dt>Send it twice, have it once</dt>
          <dd>
            Name a POST with <code>Idempotency-Key</code>; a repetition gets the first answer.
          </dd>
        </div>
        <div>
          <dt>Ask without consequences</dt>
          <dd>
            <code>Dry-Run: true</code> runs every check, changes nothing and lists all that fails.
          </dd>
        </div>
        <div>
          <dt>Errors</dt>
          <dd>
            A stable <code>code</code>, a sentence for people, the field it concerns, and a{" "}
            <code>requestId</code>.
          </dd>
        </div>
      </dl>
      <h2 className="visually-hidden">Operations</h2>
      <ApiReference />
    </Page>
  );
}
