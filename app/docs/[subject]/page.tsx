import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { referenceSubjects } from "#app/_trpc/reference.ts";
import { ApiReference } from "#app/docs/_components/api-reference.tsx";
import { OperationList } from "#app/docs/_components/operation-list.tsx";
import { subjectHref } from "#app/docs/_components/subject-href.ts";
import classes from "./page.module.css";

interface SubjectPageProps {
  params: Promise<{ subject: string }>;
}

export async function generateMetadata({ params }: SubjectPageProps): Promise<Metadata> {
  const { name } = await subjectOf(params);
  return {
    title: `${name} · API reference`,
    description: `The operations of the Offerboard interface on the subject “${name}”, ready to try.`,
  };
}

/** The operations of one subject; every call can be tried here. */
export default async function SubjectPage({ params }: SubjectPageProps) {
  const subject = await subjectOf(params);
  const { name, slug } = subject;
  return (
    <Page>
      <PageHeader
        title={name}
        breadcrumb={[{ label: "API reference", href: "/docs" }]}
        actions={
          <>
            <a href={`${subjectHref({ slug })}/index.md`}>Markdown</a>
            <a href={`/api/openapi.json?subject=${slug}`}>OpenAPI 3.1 document</a>
          </>
        }
      />
      <div className={classes.split}>
        <nav className={classes.subjects} aria-label="Subjects">
          <ul>
            {referenceSubjects().map((one) => (
              <li key={one.slug}>
                <Link
                  href={subjectHref(one)}
                  prefetch={false}
                  aria-current={one.slug === slug ? "page" : undefined}
                >
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label="Operations">
          {/* Drawn anew for each subject: the viewer keeps what it was given first. */}
          <ApiReference key={slug} subject={slug}>
            <OperationList subject={subject} />
          </ApiReference>
        </section>
      </div>
    </Page>
  );
}

async function subjectOf(params: SubjectPageProps["params"]) {
  const { subject } = await params;
  return referenceSubjects().find(({ slug }) => slug === subject) ?? notFound();
}
