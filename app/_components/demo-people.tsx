import { IconArrowRight } from "@tabler/icons-react";
import type { Viewer } from "#server/domain/organization/organization/contract.ts";
import classes from "./demo-people.module.css";

interface DemoPeopleProps {
  people: Viewer["demoPeople"];
  /** Where one is led as the person: a path. */
  returnTo: string;
  title: string;
}

/** Signs in as one of the demo's people by one click; an ordinary form, which needs no script. */
export function DemoPeople({ people, returnTo, title }: DemoPeopleProps) {
  return (
    <form method="post" action="/api/demo/sign-in" className={classes.people} aria-labelledby="demo-people">
      <input type="hidden" name="returnTo" value={returnTo} />
      <h2 id="demo-people" className={classes.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {people.map(({ value, name, description }) => (
          <li key={value}>
            <button type="submit" name="person" value={value} className={classes.person}>
              <span className={classes.name}>{name}</span>
              <span className={classes.description}>{description}</span>
              <IconArrowRight size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
