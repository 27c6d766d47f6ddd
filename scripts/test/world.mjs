import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { build } from "../lib/build.mjs";
import { root } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { serverEnvironment, serverFlags } from "../lib/serve.mjs";

/**
 * What the steps run against: a database server, a production build and servers that serve it, each made when the
 * first step asks for it.
 * @typedef {{
 *   authSecret: string,
 *   startBuild: () => void,
 *   databaseServer: () => Promise<string>,
 *   createDatabase: () => Promise<string>,
 *   startServer: (database: string, env: Record<string, string>) => Promise<Server>,
 *   startChain: () => Promise<import("#testing/served-chain.ts").ServedChain | undefined>,
 *   close: () => Promise<void>,
 * }} World
 * @typedef {{ url: string, stop: () => Promise<void> }} Server
 */

/** Beside the demo's `.next`, so that tests and a demo that runs do not disturb each other. */
const buildFolder = ".next-test";

/** @param {string} [databaseUrl] a server of one's own @returns {World} */
export function openWorld(databaseUrl = process.env.TEST_DATABASE_URL) {
  /** @type {Promise<boolean> | undefined} */
  let building;
  /** @type {Promise<import("#testing/server.ts").TestServer> | undefined} */
  let databases;

  const built = () => (building ??= build(buildFolder));
  const opened = () =>
    (databases ??= import("#testing/server.ts").then(({ openTestServer }) => openTestServer(databaseUrl)));

  // Of this run alone; the stories make sessions of their own with it.
  const authSecret = randomBytes(32).toString("base64");

  return {
    authSecret,
    startBuild() {
      // Whoever needs the pages hears of a failure; until then it is nobody's.
      built().catch(() => {});
    },
    async databaseServer() {
      return (await opened()).url;
    },
    async createDatabase() {
      return (await opened()).createDatabase();
    },
    async startServer(database, env) {
      await built();
      return startServer(database, { AUTH_SECRET: authSecret, ...env });
    },
    async startChain() {
      const { openServedChain } = await import("#testing/served-chain.ts");
      return openServedChain();
    },
    async close() {
      await building?.catch(() => {});
      await databases?.then((server) => server.close()).catch((error) => console.error(error));
    },
  };
}

/** @param {string} database @param {Record<string, string>} env @returns {Promise<Server>} */
async function startServer(database, env) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...serverFlags, "server/process/main.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...serverEnvironment,
      NODE_ENV: "production",
      NEXT_DIST_DIR: buildFolder,
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: url,
      DATABASE_URL: database,
      SEED: "demo",
      LOG_LEVEL: "error",
      ...env,
    },
    // The channel says when the server is ready, and tells it when this process is killed.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const first = await Promise.race([once(child, "message"), ended.then(() => "ended")]);
  if (first === "ended")
    throw new Error(`The server under test ended before it was ready (exit code ${child.exitCode}).`);
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
