"use client";

import { Notice } from "#app/_components/notice.tsx";
import { useHere } from "#app/_components/use-here.ts";
import { signInHref } from "#app/_data/sign-in-href.ts";
import { problemOf, UNKNOWN_CALLER } from "#app/_trpc/client.tsx";

interface ProblemAlertProps {
  /** What a query or mutation failed with; nothing is drawn for null. */
  error: unknown;
  /** Params of `errors[]` that the form shows at their fields already. */
  shownAtFields?: readonly string[] | undefined;
}

/** Whoever pressed a button at the page's edge sees what came of it, and nothing moves where it is in sight. */
const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: "nearest" });

/** Says what the server refused and why, or that it could not be reached, with the id to name to support. */
export function ProblemAlert({ error, shownAtFields = [] }: ProblemAlertProps) {
  if (error === null || error === undefined) return null;
  const problem = problemOf(error);
  if (problem === null) {
    return (
      <Notice ref={bringIntoSight} tone="negative" role="alert" title="The server could not be reached">
        <span>What you sent may not have arrived. Check the connection and try again.</span>
      </Notice>
    );
  }
  if (problem.status === UNKNOWN_CALLER) return <SignedOut title={problem.title} />;
  const details = problem.errors.map(({ detail }) => detail);
  const elsewhere = problem.errors
    .filter(({ param }) => param === null || !shownAtFields.includes(param))
    .map(({ detail }) => detail);
  const isUnforeseen = problem.status >= 500;
  return (
    <Notice ref={bringIntoSight} tone="negative" role="alert" title={problem.title}>
      {elsewhere.length === 0 && details.length > 0 && <span>Correct the fields marked below.</span>}
      {elsewhere.length === 1 && <span>{elsewhere[0]}</span>}
      {elsewhere.length > 1 && (
        <ul>
          {elsewhere.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {isUnforeseen && (
        <span>
          Request <code>{problem.requestId}</code>
        </span>
      )}
    </Notice>
  );
}

/** The session is over: one signs in beside the page, which keeps what was entered, and sends it again from here. */
function SignedOut({ title }: { title: string }) {
  const here = useHere();
  return (
    <Notice ref={bringIntoSight} tone="negative" role="alert" title={title}>
      <span>
        Nothing was done, and what you entered is still here.{" "}
        <a href={signInHref(here)} target="_blank" rel="noreferrer">
          Sign in in a new tab
        </a>
        , then come back and try again.
      </span>
    </Notice>
  );
}
