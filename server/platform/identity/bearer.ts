/** The key of an `Authorization: Bearer sk_…`; undefined where that has another kind of authorization, or none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +(sk_\S*)\s*$/i.exec(authorization)?.[1];
}
