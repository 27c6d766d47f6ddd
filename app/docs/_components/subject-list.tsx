import Link from "next/link";
import type { ReferenceSubject } from "#app/_trpc/reference.ts";
import { OperationList } from "./operation-list.tsx";
import { subjectHref } from "./subject-href.ts";
import classes from "./subject-list.module.css";

/** Every subject with its operations, each leading to where it is described and can be tried. */
export function SubjectList({ subjects }: { subjects: readonly ReferenceSubject[] }) {
  return (
    <div className={classes.subjects}>
      {subjects.map((subject) => (
        <section key={subject.slug} className={classes.subject} aria-labelledby={subject.slug}>
          <h2 id={subject.slug} className={classes.name}>
            <Link href={subjectHref(subject)} prefetch={false}>
              {subject.name}
            </Link>
          </h2>
          <OperationList subject={subject} />
        </section>
      ))}
    </div>
  );
}
