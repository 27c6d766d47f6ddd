import { health } from "#server/rest/health.ts";

export const dynamic = "force-dynamic";

export const GET = health;
