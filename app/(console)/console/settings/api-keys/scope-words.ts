import { type Scope, scopes } from "#server/kernel/fields/actions.ts";

/** What each scope lets a key do. */
export const scopeWords: Record<Scope, string> = {
  "offering:read": "Read offerings and the dashboard",
  "offering:write": "Create, change and publish offerings",
  "customer:read": "Read customers, with their personal data",
  "customer:write": "Onboard and change customers",
  "purchase_intent:read": "Read purchases",
  "purchase_intent:write": "Buy for customers",
  "offer:read": "Read the bulletin board",
  "offer:write": "Make and cancel offers for customers",
  "token:read": "Read tokens",
  "token:write": "Register and mint tokens",
  "register:read": "Read who holds tokens, now and in the past",
  "chain:read": "Read contracts, and what is sent to the chain",
  "chain:write": "Attach contracts, send operations again",
  "payment:read": "Read payments, refunds and bank statements",
  "payment:write": "Confirm payments, import statements, send refunds",
  "verification:write": "Decide identity checks",
  "distribution:read": "Read distributions",
  "distribution:write": "Pay distributions to holders",
  "event:read": "Read events",
  "webhook:read": "Read webhook endpoints and deliveries",
  "webhook:write": "Change webhook endpoints, send events again",
  "organization:read": "Read the organization's name",
  "test_clock:write": "Turn the test clock",
  "audit:read": "Read the audit trail",
  "request_log:read": "Read the log of requests",
};

/** The scopes that only read, and those that change something. */
export const scopeGroups = [
  { label: "Read", scopes: scopes.filter((scope) => scope.endsWith(":read")) },
  { label: "Write", scopes: scopes.filter((scope) => scope.endsWith(":write")) },
] as const;
