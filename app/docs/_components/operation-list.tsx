import type { ReferenceSubject } from "#app/_trpc/reference.ts";
import { Method } from "./method.tsx";
import classes from "./operation-list.module.css";
import { operationHref } from "./subject-href.ts";

/** The operations of a subject in short, each leading to where it is described and can be tried. */
export function OperationList({ subject }: { subject: ReferenceSubject }) {
  return (
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
  );
}
