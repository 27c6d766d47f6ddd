/** What Patroni and HAProxy are told; docs/high-availability.md shows the same for machines of one's own. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { superuser } from "#db/embedded/cluster.ts";
import type { Programs } from "./programs.ts";

/** Passwords of those who sign in to PostgreSQL. */
export interface Keys {
  readonly owner: string;
  readonly replication: string;
  readonly rewind: string;
}

export function makeKeys(): Keys {
  const key = () => randomBytes(24).toString("base64url");
  return { owner: key(), replication: key(), rewind: key() };
}

interface NodePlan {
  readonly name: string;
  readonly folder: string;
  /** The folder of PostgreSQL's log of changes. */
  readonly log: string;
  readonly ports: {
    readonly own: { readonly postgres: number; readonly api: number };
    /** Those that others are told of, and its way to etcd. */
    readonly known: { readonly postgres: number; readonly api: number; readonly etcd: number };
  };
  readonly programs: Programs;
  readonly keys: Keys;
}

const here = (port: number) => `127.0.0.1:${port}`;

/**
 * A primary that dies without a word is replaced once its lease of `ttl` seconds ends, one whose PostgreSQL dies at once.
 * `loop_wait` and twice `retry_timeout` fit into the lease, so that a primary that is cut off has stopped before another begins.
 */
const timing = { ttl: 7, loop_wait: 1, retry_timeout: 3, primary_start_timeout: 0 } as const;

const parameters = {
  max_connections: 100,
  shared_buffers: "128MB",
  synchronous_commit: "on",
  // A log that cannot be written ends PostgreSQL for good, so that another takes over.
  restart_after_crash: "off",
  // Whoever follows asks a new primary before that one expects it, and would wait five seconds to ask again.
  wal_retrieve_retry_interval: "500ms",
  // With segments that are small and made anew each time, a disk without room is noticed at once.
  wal_recycle: "off",
  min_wal_size: "8MB",
  max_wal_size: "48MB",
  max_slot_wal_keep_size: "96MB",
  max_wal_senders: 10,
  timezone: "UTC",
} as const;

/** A file of Patroni's, which may be JSON as JSON is YAML. */
export function settingsOf({ name, folder, log, ports: { own, known }, programs, keys }: NodePlan): object {
  return {
    scope: "offerboard",
    name,
    etcd3: { hosts: [here(known.etcd)], use_proxies: true },
    restapi: { listen: here(own.api), connect_address: here(known.api) },
    bootstrap: {
      dcs: {
        ...timing,
        synchronous_mode: true,
        // Nothing is confirmed that is on one machine alone.
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [
        { encoding: "UTF8" },
        { locale: "C.UTF-8" },
        "data-checksums",
        { "wal-segsize": "1" },
        { waldir: join(log, "wal") },
      ],
    },
    postgresql: {
      listen: here(own.postgres),
      connect_address: here(known.postgres),
      bin_dir: programs.postgres,
      data_dir: join(folder, "data"),
      pgpass: join(folder, "pgpass"),
      parameters: { unix_socket_directories: folder },
      // Who copies the primary waits for a checkpoint, which takes its time otherwise.
      basebackup: [{ waldir: join(log, "wal") }, { checkpoint: "fast" }],
      authentication: {
        superuser: { username: superuser, password: keys.owner },
        replication: { username: "replicator", password: keys.replication },
        rewind: { username: "rewinder", password: keys.rewind },
      },
      pg_hba: [
        "local all all scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication replicator 127.0.0.1/32 scram-sha-256",
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

/** HAProxy's file: one port that always leads to the primary. @param servers where each machine is, and is asked */
export function balancerSettings(
  port: number,
  servers: readonly { readonly name: string; readonly port: number; readonly apiPort: number }[],
): string {
  return `global
    maxconn 1000
defaults
    mode tcp
    timeout connect 2s
    timeout client 1h
    timeout server 1h
    timeout check 2s
listen primary
    bind 127.0.0.1:${port}
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map((server) => `    server ${server.name} ${here(server.port)} check port ${server.apiPort}`).join("\n")}
`;
}
