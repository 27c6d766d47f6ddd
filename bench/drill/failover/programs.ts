/** The programs of a cluster that fails over, as Debian has them. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname } from "node:path";

export interface Programs {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** Folder of PostgreSQL's own. */
  readonly postgres: string;
}

/** Where each may lie, and the package that brings it. */
const places = {
  patroni: { paths: ["/usr/bin/patroni"], debian: "patroni python3-etcd" },
  etcd: { paths: ["/usr/bin/etcd"], debian: "etcd-server" },
  haproxy: { paths: ["/usr/sbin/haproxy"], debian: "haproxy" },
} as const;

/** @throws Error with a sentence for the terminal that names the packages to install */
export function findPrograms(): Programs {
  const found = Object.entries(places).map(([name, { paths }]) => [
    name,
    paths.find((path) => existsSync(path)),
  ]);
  const programs = Object.fromEntries(found) as Record<keyof typeof places, string | undefined>;
  const postgres = newestPostgres();
  const missing = [
    ...Object.entries(places).flatMap(([name, { debian }]) =>
      programs[name as keyof typeof places] === undefined || (name === "patroni" && !knowsEtcd())
        ? [debian]
        : [],
    ),
    ...(postgres === undefined ? ["postgresql"] : []),
  ];
  const { patroni, etcd, haproxy } = programs;
  if (missing.length > 0 || !patroni || !etcd || !haproxy || !postgres)
    throw new Error(
      `This drill needs Patroni, etcd, HAProxy and PostgreSQL; on Debian: apt-get install ${missing.join(" ")}`,
    );
  return { patroni, etcd, haproxy, postgres };
}

/** The folder of the newest PostgreSQL that is installed with all that a server needs. */
function newestPostgres(): string | undefined {
  const version = (path: string) => Number(path.split("/").at(-3));
  const [newest] = globSync("/usr/lib/postgresql/*/bin/pg_rewind").sort((a, b) => version(b) - version(a));
  return newest === undefined ? undefined : dirname(newest);
}

/** Whether Patroni can talk to etcd: it has one library or another. */
function knowsEtcd(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import patroni.dcs.etcd3"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
