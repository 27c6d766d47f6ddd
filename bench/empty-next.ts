import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, type Server } from "./servers.ts";

const root = join(import.meta.dirname, "..");
const next = join(root, "node_modules/next/dist/bin/next");

/** Builds and serves a Next application with nothing on its page: what any page is measured against. */
export async function startEmptyNext(): Promise<Pick<Server, "origin" | "stop">> {
  const folder = join(root, ".data/bench-empty-next");
  mkdirSync(join(folder, "app"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(
    join(folder, "next.config.mjs"),
    `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };\n`,
  );
  writeFileSync(
    join(folder, "app/layout.jsx"),
    `export const metadata = { title: "Empty", description: "An empty page." };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  );
  writeFileSync(
    join(folder, "app/page.jsx"),
    "export default function Page() { return <main><h1>Empty</h1></main>; }\n",
  );
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: "",
  };
  const built = spawnSync(process.execPath, [next, "build", folder], { cwd: folder, env, encoding: "utf8" });
  if (built.status !== 0)
    throw new Error(`The empty page could not be built.\n${built.stdout}${built.stderr}`);

  const port = await freePort();
  const child = spawn(
    process.execPath,
    [next, "start", folder, "--port", String(port), "--hostname", "127.0.0.1"],
    {
      cwd: folder,
      env,
      stdio: "ignore",
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 100; waited += 1) {
    const answered = await fetch(origin).catch(() => undefined);
    if (answered?.ok) break;
    await sleep(200);
  }
  return {
    origin,
    stop: async () => {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
    },
  };
}
