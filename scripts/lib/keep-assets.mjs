import { cpSync, existsSync, globSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Builds that were followed by another within this time keep their assets beside it, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Sets the assets of the earlier builds in a folder aside, since a build begins by removing them. Their names follow from
 * their contents, so those of several builds lie side by side, and pages of the earlier ones still find theirs.
 * @param {string} folder of the build
 * @returns {() => void} to be called after the build: puts back what it does not have itself, of the build before it
 *   always, of earlier ones where they are at most a week older than that
 */
export function keepAssets(folder) {
  const assets = join(folder, "static");
  const aside = `${folder}-earlier`;
  // A build that was killed has left them there.
  if (existsSync(aside)) putBack(aside, assets);
  if (existsSync(assets)) renameSync(assets, aside);
  return () => {
    if (existsSync(aside)) putBack(aside, assets);
  };
}

/** @param {string} from @param {string} to */
function putBack(from, to) {
  const files = globSync("**/*", { cwd: from })
    .map((file) => ({ old: join(from, file), place: join(to, file), stats: statSync(join(from, file)) }))
    .filter(({ stats }) => stats.isFile());
  const latest = Math.max(...files.map(({ stats }) => stats.mtimeMs));
  for (const { old, place, stats } of files) {
    if (existsSync(place) || latest - stats.mtimeMs > KEPT_MS) continue;
    mkdirSync(dirname(place), { recursive: true });
    cpSync(old, place, { preserveTimestamps: true });
  }
  rmSync(from, { recursive: true, force: true });
}
