import { type ReactNode, useId } from "react";
import { SIGNED_OUT } from "#app/_auth/problems.ts";
import { SignInAgain } from "#app/_components/form/sign-in-again.tsx";
import { Notice } from "#app/_components/notice.tsx";
import classes from "./section.module.css";

interface SectionProps {
  title: string;
  /** A sentence below the title. */
  description?: ReactNode;
  /** Why something was refused; null while nothing was. */
  problem?: string | null;
  /** What was done. */
  success?: string | null;
  children: ReactNode;
}

/** A titled part of the account. */
export function Section({ title, description, problem = null, success = null, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {description !== undefined && <p className={classes.description}>{description}</p>}
      </header>
      {problem !== null && (
        <Notice tone="negative" role="alert">
          <span>{problem}</span>
          {problem === SIGNED_OUT && <SignInAgain />}
        </Notice>
      )}
      {success !== null && problem === null && (
        <Notice tone="positive" role="status">
          <span>{success}</span>
        </Notice>
      )}
      {children}
    </section>
  );
}
