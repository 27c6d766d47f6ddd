import Link from "next/link";
import type { ReferenceSubject } from "#app/_trpc/reference.ts";
import { Method } from "./method.tsx";
import { operationHref, subjectHref } from "./subject-href.ts";
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
          <ul className={classes.operations}>
            {subject.operations.map((operation) => (
              <li key={operation.name}>
                {/* A plain link: the viewer opens what its address names when it is drawn. */}
                <a href={operationHref(subject, operation.name)} className={classes.operation}>
                  <Method method={operation.method} />
                  <span className={classes.summary}>{operation.summary}</span>
                  <code className={classes.path}>{operation.path}</code>
                  {operation.rights.length > 0 && (
                    <span className={classes.rights}>
                      Needs <code>{operation.rights.join(", ")}</code>
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
