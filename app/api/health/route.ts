export { health as GET } from "#server/rest/health.ts";

export const dynamic = "force-dynamic";
