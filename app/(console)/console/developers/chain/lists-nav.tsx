import Link from "next/link";
import classes from "./lists-nav.module.css";

const lists = [
  { name: "operations", label: "Operations", href: "/console/developers/chain" },
  { name: "transactions", label: "Transactions", href: "/console/developers/chain/transactions" },
] as const;

/** The two lists of what is sent to the chain. */
export function ListsNav({ current }: { current: (typeof lists)[number]["name"] }) {
  return (
    <nav className={classes.nav} aria-label="Lists of the chain">
      {lists.map(({ name, label, href }) => (
        <Link key={name} href={href} aria-current={name === current ? "page" : undefined} scroll={false}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
