/** Roles of an organization's members (rules: Access). */
export const roles = ["owner", "admin", "compliance", "operator", "auditor"] as const;
export type Role = (typeof roles)[number];
