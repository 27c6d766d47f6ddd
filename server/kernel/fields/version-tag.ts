/** What says when it last changed; left out by what can be changed, such as settings, and never was. */
export interface Versioned {
  readonly updatedAt?: string | undefined;
}

/** The version of a resource that says when it last changed, as entity tags begin with it; `0` where it never did. */
export function versionOf({ updatedAt }: Versioned): string {
  return updatedAt === undefined ? "0" : Date.parse(updatedAt).toString(36);
}

/** What `If-Match` takes of a resource that was read before, so that somebody else's change in between is not lost. */
export function versionTag(resource: Versioned): string {
  return `"${versionOf(resource)}"`;
}
