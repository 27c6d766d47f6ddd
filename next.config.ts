import { readFile } from "node:fs/promises";
import type { NextConfig } from "next";

/** First segments of the interface's paths, by its description: the registry itself would load the whole server. */
async function interfaceRoots(): Promise<ReadonlySet<string>> {
  const { paths } = JSON.parse(await readFile("docs/openapi.json", "utf8")) as {
    paths: Record<string, unknown>;
  };
  return new Set(Object.keys(paths).map((path) => path.split("/")[1] ?? ""));
}

/** Read by Node itself: the compiler that Next would load for it stays in memory (`serverEnvironment` in scripts/lib/serve.mjs). */
const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  // The same on every machine that builds a release, so that pages of one are pages of all (docs/high-availability.md).
  generateBuildId: () => process.env.BUILD_ID ?? null,
  poweredByHeader: false,
  // Done by `server/http/page-listener.ts`, and better.
  compress: false,
  reactStrictMode: true,
  // Nobody from outside has the server fetch a picture by naming its address: `GET /image` draws what was uploaded and what offerings name, or are about to; ours are shown as they are.
  images: { unoptimized: true },
  // What the server loads from node_modules anyway: bundled a second time, it only makes the build longer. Of these, pdfkit and
  // graphile-worker read files beside themselves, which a bundle would not have.
  serverExternalPackages: [
    "@better-auth/core",
    "@better-auth/passkey",
    "better-auth",
    "csv-parse",
    "drizzle-orm",
    "fast-xml-parser",
    "graphile-worker",
    "hucre",
    "ibantools",
    "nodemailer",
    "pdfkit",
    "pino",
    "piscina",
    "postgres",
    "request-filtering-agent",
    "standardwebhooks",
    "stripe",
    "viem",
    "zod-openapi",
  ],
  // Checked by `npm run check`, with the compiler that the whole project uses.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    preloadEntriesOnStart: false,
    cssChunking: { type: "graph", requestCost: 3_000_000, weightDistribution: 1 },
    // A build of unchanged sources is skipped as a whole; writing a cache would lengthen the first one.
    turbopackFileSystemCacheForBuild: false,
    optimizePackageImports: ["@mantine/core", "@mantine/hooks", "@tabler/icons-react"],
  },
  // Hosts that run Next alone answer the bare paths too, which `server/process/main.ts` takes itself. A microsite is named by
  // `server/http/page-listener.ts`: rewrites are part of a build, and the domain is not.
  rewrites: async () => ({
    beforeFiles: [
      ...[...(await interfaceRoots())].map((root) => ({
        source: `/${root}/:rest*`,
        destination: `/api/${root}/:rest*`,
      })),
      {
        source: "/",
        has: [{ type: "header", key: "x-microsite", value: "(?<subdomain>[a-z0-9-]+)" }],
        destination: "/microsite/:subdomain",
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
