import { IconArrowRight } from "@tabler/icons-react";
import Link from "next/link";
import classes from "./choose-way.module.css";
import { type Way, ways } from "./ways.ts";

/** What brings one here, to choose from. @param hrefOf where each way leads; by default where it begins */
export function ChooseWay({ hrefOf = ({ href }) => href }: { hrefOf?: (way: Way) => string }) {
  return (
    <ul className={classes.ways}>
      {ways.map((way) => (
        <li key={way.value}>
          <Link href={hrefOf(way)} className={classes.way}>
            <span className={classes.label}>{way.label}</span>
            <span className={classes.description}>{way.description}</span>
            <IconArrowRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
