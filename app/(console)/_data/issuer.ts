import "server-only";
import { currentViewer } from "#app/_components/current-viewer.ts";

/** Who acts for an organization: its members, and whoever calls where access is open. Null for anybody else. */
export async function currentIssuer() {
  const viewer = await currentViewer();
  return viewer.kind === "member" || viewer.kind === "apiKey" ? viewer : null;
}
