import { authHandler } from "#server/http/rest/auth.ts";

export { authHandler as GET, authHandler as POST };
