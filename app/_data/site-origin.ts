import "server-only";
import { headers } from "next/headers";

/** Where this service is reached, as the browser sees it: "http://localhost:3000". */
export async function siteOrigin(): Promise<string> {
  const given = await headers();
  const host = given.get("x-forwarded-host") ?? given.get("host") ?? "localhost";
  const protocol = given.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? "http";
  return `${protocol}://${host}`;
}
