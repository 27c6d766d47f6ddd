import { authHandler } from "#server/rest/auth.ts";

export { authHandler as GET, authHandler as POST };
