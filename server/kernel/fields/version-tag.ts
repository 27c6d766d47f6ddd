/** The version of a resource that says when it last changed, as entity tags begin with it. */
export function versionOf({ updatedAt }: { readonly updatedAt: string }): string {
  return Date.parse(updatedAt).toString(36);
}

/** What `If-Match` takes of a resource that was read before, so that somebody else's change in between is not lost. */
export function versionTag(resource: { readonly updatedAt: string }): string {
  return `"${versionOf(resource)}"`;
}
