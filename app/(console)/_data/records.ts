import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";

// A page and its title, or two parts of a page, ask for the same record; each is read once a request.
export const readCustomer = cache((customerId: string) => trpc.customer.get({ customerId }));
export const readOffering = cache((offeringId: string) => trpc.offering.get({ offeringId }));
export const readToken = cache((tokenId: string) => trpc.token.get({ tokenId }));
