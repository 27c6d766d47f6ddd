/** The sign-in page that leads on to a path of ours. */
export function signInHref(returnTo: string): string {
  return returnTo === "/" ? "/sign-in" : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`;
}
