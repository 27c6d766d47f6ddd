import Link from "next/link";
import { MAIN_ID } from "#app/_components/page.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Logo } from "./logo.tsx";
import { NoticeBell } from "./notice-bell.tsx";
import classes from "./site-header.module.css";
import { UserMenu } from "./user-menu.tsx";

const invest = { area: "market", label: "Invest", href: "/" } as const;
const portal = { area: "portal", label: "Portal", href: "/portal" } as const;
const issuing = { area: "console", label: "Console", href: "/console" } as const;
const pages = [
  { area: "how", label: "How it works", href: "/how-it-works" },
  { area: "issuers", label: "For issuers", href: "/for-issuers" },
] as const;

type Place = typeof invest | typeof portal | typeof issuing | (typeof pages)[number];

interface SiteHeaderProps {
  /** Where one is; what the menu of the person leads to has no mark here. */
  area?: Place["area"] | "docs";
}

/** Where the head leads: visitors to what explains, whoever is signed in to what is theirs. */
function placesFor(isSignedIn: boolean, isMember: boolean): readonly Place[] {
  return isSignedIn ? [invest, isMember ? issuing : portal, pages[0]] : [invest, ...pages];
}

/** The head of every page: the areas, whom one acts as, light or dark. */
export async function SiteHeader({ area }: SiteHeaderProps) {
  const { person, current, identities, isDemo } = await currentViewer();
  const own = identities.find(({ value }) => value === current);
  return (
    <header className={classes.header}>
      <a href={`#${MAIN_ID}`} className={`visually-hidden ${classes.skip}`}>
        Skip to the content
      </a>
      <div className={classes.bar}>
        <Link href="/" prefetch={false} className={classes.brand}>
          <Logo />
          <span>Offerboard</span>
        </Link>
        <nav className={classes.nav} aria-label="Areas">
          {placesFor(person !== undefined, own?.role !== undefined).map(({ area: name, label, href }) => (
            <Link key={name} href={href} prefetch={false} aria-current={name === area ? "true" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          {own && <NoticeBell href={own.role === undefined ? "/portal/notices" : "/console/notices"} />}
          <ColorSchemeToggle />
          <UserMenu viewer={{ person, current, identities, isDemo }} />
        </div>
      </div>
    </header>
  );
}
