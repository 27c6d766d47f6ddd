/** Three machines of PostgreSQL under Patroni, which etcd keeps in agreement, behind one port of HAProxy. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, raw } from "#db/client.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { freePort } from "../../servers.ts";
import { startDaemon } from "./daemon.ts";
import { give, makeNode, type Node } from "./node.ts";
import type { Programs } from "./programs.ts";
import { balancerSettings, makeKeys } from "./settings.ts";

/** How long the cluster may take to be whole again, in milliseconds. */
const PATIENCE_MS = 180_000;
/** How long a machine may take to follow the primary before it is made anew, in milliseconds. */
const FOLLOWS_WITHIN_MS = 60_000;

export interface Cluster {
  readonly nodes: readonly Node[];
  /** The address that leads to the primary, as the owner. */
  urlOf(database: string): string;
  /** @param but who no longer counts, whatever it says of itself @throws Error where there is none for minutes */
  primary(but?: Node): Promise<Node>;
  /**
   * Waits until both others follow the primary, and one of them may take its place; whoever does not follow within a minute
   * is made anew.
   * @returns those that were made anew
   * @throws Error after minutes
   */
  becomesWhole(): Promise<readonly Node[]>;
  /** Ends everything, and removes it. */
  close(): Promise<void>;
}

export async function openCluster(programs: Programs): Promise<Cluster> {
  const home = mkdtempSync(join(tmpdir(), "offerboard-failover-"));
  give(home);
  const keys = makeKeys();
  const closing: (() => Promise<void> | void)[] = [() => rmSync(home, { recursive: true, force: true })];
  const close = async () => {
    // The last that was opened first: machines before what they agree by.
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const etcd = await startEtcd(programs, home);
    closing.push(etcd.stop);
    const nodes: Node[] = [];
    closing.push(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    for (const name of ["one", "two", "three"])
      nodes.push(await makeNode(name, home, etcd.port, programs, keys));
    const port = await freePort();
    const file = join(home, "haproxy.cfg");
    writeFileSync(file, balancerSettings(port, nodes));
    give(file);
    const balancer = startDaemon([programs.haproxy, "-db", "-f", file], home, join(home, "haproxy.log"));
    closing.push(balancer.stop);
    const urlOf = (database: string) => `postgres://${superuser}:${keys.owner}@127.0.0.1:${port}/${database}`;
    // The first makes the cluster, the others copy it.
    nodes[0]?.start();
    await primaryOf(nodes);
    for (const node of nodes.slice(1)) node.start();
    await becomesWhole(nodes, urlOf("postgres"));
    return {
      nodes,
      urlOf,
      primary: (but) => primaryOf(nodes.filter((node) => node !== but)),
      becomesWhole: () => becomesWhole(nodes, urlOf("postgres")),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One is enough for a drill on one machine; three keep the agreement when one of them dies. */
async function startEtcd({ etcd }: Programs, home: string) {
  const [port, peer] = [await freePort(), await freePort()];
  const folder = join(home, "etcd");
  mkdirSync(folder, { mode: 0o700 });
  give(folder);
  const [own, others] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peer}`];
  const daemon = startDaemon(
    [
      etcd,
      ...["--name", "etcd", "--data-dir", join(folder, "data"), "--initial-cluster", `etcd=${others}`],
      ...["--listen-client-urls", own, "--advertise-client-urls", own],
      ...["--listen-peer-urls", others, "--initial-advertise-peer-urls", others],
    ],
    folder,
    join(home, "etcd.log"),
  );
  await until("etcd is there", () =>
    fetch(`${own}/health`).then(
      (answer) => answer.ok,
      () => false,
    ),
  );
  return { port, stop: daemon.stop };
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  let found: Node | undefined;
  await until("there is a primary", async () => {
    const claims = await Promise.all(nodes.map((node) => node.isPrimary()));
    found = nodes.find((_, place) => claims[place]);
    return found !== undefined;
  });
  return found as Node;
}

async function becomesWhole(nodes: readonly Node[], url: string): Promise<readonly Node[]> {
  const anew = new Set<Node>();
  const began = Date.now();
  let missing = "";
  const whole = () => `the cluster is whole: ${missing}`;
  await until(whole, async () => {
    const primary = await primaryOf(nodes);
    const following = await followers(url).catch((): string[] => []);
    const stuck = nodes.filter((node) => node !== primary && !following.includes(node.name));
    missing = `${stuck.map(({ name }) => name).join(" and ") || "nobody"} does not follow ${primary.name}`;
    if (stuck.length === 0) return primary.hasSuccessor();
    if (Date.now() - began > FOLLOWS_WITHIN_MS)
      for (const node of stuck) if (!anew.has(node) && (await node.makeAnew())) anew.add(node);
    return false;
  });
  return [...anew];
}

/** The names of those that follow the primary at an address. */
async function followers(url: string): Promise<readonly string[]> {
  const { db, close } = connect(url, 1);
  try {
    const rows = await raw(db)<{ name: string }[]>`
      select application_name as name from pg_stat_replication where state = 'streaming'`;
    return rows.map(({ name }) => name);
  } finally {
    await close(1);
  }
}

/** @throws Error where it does not come true in minutes */
async function until(what: string | (() => string), isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(250)) if (await isSo()) return;
  const told = typeof what === "string" ? what : what();
  throw new Error(`In ${PATIENCE_MS / 1000} s it did not come true that ${told}.`);
}
