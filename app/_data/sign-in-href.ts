/** A page on the way in that leads on to a path of ours. */
export function wayInHref(page: "/sign-in" | "/sign-up" | "/forgot-password", returnTo: string): string {
  return returnTo === "/" ? page : `${page}?returnTo=${encodeURIComponent(returnTo)}`;
}

/** The sign-in page that leads on to a path of ours. */
export const signInHref = (returnTo: string) => wayInHref("/sign-in", returnTo);
