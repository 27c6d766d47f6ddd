import { expect, it } from "vitest";
import { constraintOf } from "./client.ts";

it.each([
  [
    "as PostgreSQL names it",
    {
      constraint_name: "wallet_proven",
      message: 'duplicate key value violates unique constraint "wallet_proven"',
    },
    "wallet_proven",
  ],
  [
    "as a shard beside the tables names it",
    {
      constraint_name: "subdomain_pkey_102008",
      message: 'duplicate key value violates unique constraint "subdomain_pkey_102008"',
    },
    "subdomain_pkey",
  ],
  [
    "as another node tells it, in its sentence alone",
    {
      message:
        'new row for relation "offering_102046" violates check constraint "offering_max_investors_102046"',
    },
    "offering_max_investors",
  ],
  ["of what broke none", { message: 'relation "offering_102046" does not exist' }, undefined],
])(
  "finds the constraint %s",
  (_, { constraint_name, message }: { constraint_name?: string; message: string }, name) => {
    expect(constraintOf({ constraint_name: constraint_name as string, message })).toBe(name);
  },
);
