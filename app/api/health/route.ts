import { health } from "#server/http/rest/health.ts";

export const dynamic = "force-dynamic";

export const GET = health;
