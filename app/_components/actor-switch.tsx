"use client";

import { IconUserCircle } from "@tabler/icons-react";
import { usePathname } from "next/navigation";
import { type ChangeEvent, useId } from "react";
import type { Viewer } from "#server/organization/contract.ts";
import classes from "./actor-switch.module.css";

/** The choice of the demo's switch that stands for nobody in particular. */
const ANYBODY = "anonymous";

/** Whom one can be, by organization. */
function byGroup(people: Viewer["people"]): [string, Viewer["people"]][] {
  const groups = new Map<string, Viewer["people"]>();
  for (const person of people) groups.set(person.group, [...(groups.get(person.group) ?? []), person]);
  return [...groups];
}

/**
 * The demo's switch: chooses who one is. A plain form that the server answers by a redirect back, so it works before
 * and without script; with script it sends itself.
 */
export function ActorSwitch({ viewer }: { viewer: Pick<Viewer, "current" | "people"> }) {
  const pathname = usePathname();
  const id = useId();

  const switchTo = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    const returnTo = form?.elements.namedItem("returnTo");
    if (returnTo instanceof HTMLInputElement) returnTo.value = location.pathname + location.search;
    form?.requestSubmit();
  };

  return (
    <form method="post" action="/api/demo/actor" className={classes.form}>
      <input type="hidden" name="returnTo" defaultValue={pathname} />
      <label htmlFor={id} className={classes.label}>
        <IconUserCircle size={20} stroke={1.75} aria-hidden />
        <span className="visually-hidden">Demo: act as (switches at once)</span>
      </label>
      <select
        id={id}
        name="actor"
        className={classes.select}
        defaultValue={viewer.current}
        key={viewer.current}
        onChange={switchTo}
        autoComplete="off"
      >
        <option value={ANYBODY}>Just looking</option>
        {byGroup(viewer.people).map(([group, people]) => (
          <optgroup key={group} label={group}>
            {people.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <noscript>
        <button type="submit" className={classes.button}>
          Switch
        </button>
      </noscript>
    </form>
  );
}
