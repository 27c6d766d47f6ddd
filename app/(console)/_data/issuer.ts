import "server-only";
import { currentViewer } from "#app/_data/current-viewer.ts";

/** The member of an organization who looks at the page; null for anybody else. */
export async function currentIssuer() {
  const viewer = await currentViewer();
  return viewer.kind === "member" ? viewer : null;
}
