import { IconX } from "@tabler/icons-react";
import Link from "next/link";
import { hrefWith, param, type SearchParams } from "#app/_data/page-links.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import classes from "./narrowed-to.module.css";
import { actionName, actorName, type Names, resourceName, resourceTypeNames } from "./words.ts";

interface NarrowedToProps {
  readonly path: string;
  readonly params: SearchParams;
  /** The first event of the list: it knows the names of what the address names by id. */
  readonly example: AuditEvent | undefined;
  readonly names: Names;
}

/** What the address narrows the list to that no field above it shows, each with the way to let it go. */
export function NarrowedTo({ path, params, example, names }: NarrowedToProps) {
  const labels: Record<string, (value: string) => string> = {
    action: (action) => actionName(action),
    resourceId: (id) => (example ? labelOf(example, names) : id),
    actorId: (id) => (example ? `By ${actorName(example)}` : id),
  };
  const shown = Object.entries(labels).flatMap(([name, say]) => {
    const value = param(params, name);
    return value === undefined ? [] : [{ name, label: say(value) }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={classes.narrowed} aria-label="Narrowed to">
      {shown.map(({ name, label }) => (
        <li key={name}>
          <Link
            className={classes.chip}
            href={hrefWith(path, params, { [name]: undefined, cursor: undefined, trail: undefined })}
            aria-label={`${label}: show all again`}
          >
            <span>{label}</span>
            <IconX size={14} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** "Offering Harbour Lofts"; things that need no name have none here either: "Test clock". */
function labelOf(example: AuditEvent, names: Names): string {
  return `${resourceTypeNames[example.resourceType]} ${resourceName(example, names)}`.trimEnd();
}
