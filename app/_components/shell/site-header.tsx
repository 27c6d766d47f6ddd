import Link from "next/link";
import { MAIN_ID } from "#app/_components/page.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { Logo } from "./logo.tsx";
import classes from "./site-header.module.css";
import { UserMenu } from "./user-menu.tsx";

const areas = [
  { area: "market", label: "Market", href: "/" },
  { area: "portal", label: "Portal", href: "/portal" },
  { area: "console", label: "Console", href: "/console" },
  { area: "docs", label: "API", href: "/docs" },
] as const;

interface SiteHeaderProps {
  /** Where one is. */
  area?: (typeof areas)[number]["area"];
}

/** The head of every page: the areas, whom one acts as, light or dark. */
export async function SiteHeader({ area }: SiteHeaderProps) {
  const { person, current, identities, isDemo } = await currentViewer();
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
          {areas.map(({ area: name, label, href }) => (
            <Link key={name} href={href} prefetch={false} aria-current={name === area ? "true" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.tools}>
          <ColorSchemeToggle />
          <UserMenu viewer={{ person, current, identities, isDemo }} />
        </div>
      </div>
    </header>
  );
}
