import { IconSearchOff } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FilterForm } from "#app/_components/list/filter-form.tsx";
import { SearchField } from "#app/_components/list/search-field.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import type { SearchParams } from "#app/_data/page-links.ts";
import { siteOrigin } from "#app/_data/site-origin.ts";
import { referenceSubjects } from "#app/_trpc/reference.ts";
import { findOperations } from "./_components/find-operations.ts";
import { operationHref } from "./_components/subject-href.ts";
import { SubjectList } from "./_components/subject-list.tsx";
import classes from "./page.module.css";

export const metadata: Metadata = {
  title: "API reference",
  description:
    "Every operation of the Offerboard interface, with its fields, refusals and examples, ready to try.",
};

/** The operations that do the work, in the order in which a newcomer meets them. */
const firstSteps = [
  { name: "createOffering", text: "Create an offering" },
  { name: "createCustomer", text: "Onboard a customer" },
  { name: "createIntent", text: "Buy from it" },
  { name: "cancelOffer", text: "Cancel an offer on the board" },
];

interface DocsPageProps {
  searchParams: Promise<SearchParams>;
}

/** The interface, printed from the definitions that answer it: what there is, and where each of it is described. */
export default async function DocsPage({ searchParams }: DocsPageProps) {
  const { q } = await searchParams;
  const sought = typeof q === "string" ? q.trim() : "";
  const all = referenceSubjects();
  const found = findOperations(all, sought);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <Page>
      <PageHeader
        title="API reference"
        description="Every operation with its fields, refusals and examples. Open one and press “Execute” to send a real request to this server."
        actions={
          <>
            <Link href="/docs/changelog">Changelog</Link>
            <a href="/api/openapi.json">OpenAPI 3.1 document</a>
          </>
        }
      />
      <dl className={classes.basics}>
        <div>
          <dt>Base URL</dt>
          <dd>
            <code>{`${await siteOrigin()}/api`}</code>
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
      <nav className={classes.start} aria-labelledby="start">
        <h2 id="start">Four operations do the work</h2>
        <ol>
          {firstSteps.map(({ name, text }) => {
            const subject = all.find(({ operations }) => operations.some((one) => one.name === name));
            return (
              subject && (
                <li key={name}>
                  <a href={operationHref(subject, name)}>{text}</a>
                </li>
              )
            );
          })}
        </ol>
      </nav>
      <FilterForm action="/docs" label="Find an operation" className={classes.find}>
        <SearchField label="Find an operation" defaultValue={sought} placeholder="Name, path or subject" />
      </FilterForm>
      {found.length === 0 ? (
        <EmptyState
          title="No operation is called that"
          icon={IconSearchOff}
          action={
            <ButtonLink look="outline" href="/docs">
              Show all operations
            </ButtonLink>
          }
        >
          Try a shorter word, or part of the path.
        </EmptyState>
      ) : (
        <>
          <p className={classes.count} role="status">
            {sought === ""
              ? `${count} operations of ${found.length} subjects`
              : `${count === 1 ? "1 operation" : `${count} operations`} for “${sought}”`}
          </p>
          <SubjectList subjects={found} />
        </>
      )}
    </Page>
  );
}
