import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A new folder for the data of embedded servers. Their user may enter it, so that nothing of theirs lies elsewhere and
 * whoever removes the folder removes all of it.
 * @param name what stands in its name
 */
export function makeDataDirectory(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `offerboard-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
