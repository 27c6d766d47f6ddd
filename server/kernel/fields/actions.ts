/** What an API key may be allowed to do: the scopes it is made with (docs/domain.md, Access). */
export const scopes = [
  "offering:read",
  "offering:write",
  "customer:read",
  "customer:write",
  "purchase_intent:read",
  "purchase_intent:write",
  "offer:read",
  "offer:write",
  "token:read",
  "token:write",
  "register:read",
  "chain:read",
  "chain:write",
  "payment:read",
  "payment:write",
  "verification:write",
  "distribution:read",
  "distribution:write",
  "event:read",
  "webhook:read",
  "webhook:write",
  "organization:read",
  "test_clock:write",
  "audit:read",
  "request_log:read",
] as const;
export type Scope = (typeof scopes)[number];

/** What an actor may do to a kind of resource: the scopes, and what only members do. */
export const actions = [
  ...scopes,
  "organization:write",
  "member:read",
  "member:write",
  "api_key:read",
  "api_key:write",
  "job:read",
  "job:write",
] as const;
export type Action = (typeof actions)[number];
