import { IconArrowRight } from "@tabler/icons-react";
import Link from "next/link";
import classes from "./choose-way.module.css";
import { ways } from "./ways.ts";

/** The ways on for somebody who has signed up. */
export function ChooseWay() {
  return (
    <ul className={classes.ways}>
      {ways.map(({ value, label, description, href }) => (
        <li key={value}>
          <Link href={href} className={classes.way}>
            <span className={classes.label}>{label}</span>
            <span className={classes.description}>{description}</span>
            <IconArrowRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
