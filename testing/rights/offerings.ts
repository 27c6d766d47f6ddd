import { anyCustomer, business, type Row, staff } from "./row.ts";

/** Offerings, their life and their documents. */
export const offerings: Record<string, Row> = {
  createOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "allowed",
  },
  updateOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  publishOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  pauseOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  resumeOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  closeOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  cancelOffering: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  listOfferingDocuments: {
    needs: "offering:read",
    roles: staff,
    ...anyCustomer("allowed"),
    anotherTenant: "offering_not_found",
  },
  withdrawOfferingDocument: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  createOfferingUpdate: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  updateOfferingUpdate: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  publishOfferingUpdate: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  withdrawOfferingUpdate: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  getOfferingUpdate: {
    needs: "offering:read",
    roles: staff,
    ...anyCustomer("allowed"),
    anotherTenant: "offering_not_found",
  },
  listOfferingUpdates: {
    needs: "offering:read",
    roles: staff,
    ...anyCustomer("allowed"),
    anotherTenant: "offering_not_found",
  },
  getOffering: {
    needs: "offering:read",
    roles: staff,
    ...anyCustomer("allowed"),
    anotherTenant: "offering_not_found",
  },
  listOfferings: {
    needs: "offering:read",
    roles: staff,
    ...anyCustomer("allowed"),
    anotherTenant: "allowed",
  },
  getDashboard: {
    needs: "organization:read",
    alsoNeeds: ["purchase_intent:read"],
    roles: staff,
    ...anyCustomer("not_allowed"),
    anotherTenant: "allowed",
  },
  getAttention: {
    needs: "organization:read",
    roles: staff,
    ...anyCustomer("not_allowed"),
    anotherTenant: "allowed",
  },
  getFunding: {
    needs: "organization:read",
    alsoNeeds: ["purchase_intent:read"],
    roles: staff,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
  uploadImage: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "allowed",
  },
  createOfferingDocument: {
    needs: "offering:write",
    roles: business,
    ...anyCustomer("not_allowed"),
    anotherTenant: "offering_not_found",
  },
};
