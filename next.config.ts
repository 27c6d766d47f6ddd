import type { NextConfig } from "next";

const interfacePaths = [
  "offering",
  "customer",
  "customer-invitation",
  "customer-claim",
  "offering-purchase-intent",
  "offering-document",
  "bulletin-board",
  "token",
  "trade",
  "distribution",
  "distribution-payment",
  "event",
  "webhook-endpoint",
  "webhook-delivery",
  "job",
  "audit-event",
  "market",
  "dashboard",
  "image",
  "viewer",
  "person",
  "session",
  "mail",
  "organization",
  "member",
  "invitation",
  "api-key",
  "settings",
  "payment",
  "payment-method",
  "refund",
  "bank-statement",
  "bank-entry",
];

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are shown as they are: nobody has the server fetch an address for them.
  images: { unoptimized: true },
  // What the server loads from node_modules anyway: bundled a second time, it only makes the build longer. Of these, pdfkit and
  // graphile-worker read files beside themselves, which a bundle would not have.
  serverExternalPackages: [
    "@better-auth/core",
    "@better-auth/passkey",
    "better-auth",
    "csv-parse",
    "csv-stringify",
    "drizzle-orm",
    "fast-xml-parser",
    "graphile-worker",
    "ibantools",
    "nodemailer",
    "pdfkit",
    "pino",
    "postgres",
    "request-filtering-agent",
    "standardwebhooks",
    "stripe",
    "viem",
    "write-excel-file",
    "zod-openapi",
  ],
  // Checked by `npm run check`, with the compiler that the whole project uses.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    preloadEntriesOnStart: false,
    // A build of unchanged sources is skipped as a whole; writing a cache would lengthen the first one.
    turbopackFileSystemCacheForBuild: false,
    optimizePackageImports: ["@mantine/core", "@mantine/hooks", "@mantine/charts", "@tabler/icons-react"],
  },
  // Hosts that run Next alone answer the bare paths too, which `server/process/main.ts` takes itself. A microsite is named by
  // `server/http/page-listener.ts`: rewrites are part of a build, and the domain is not.
  rewrites: async () => ({
    beforeFiles: [
      ...interfacePaths.map((path) => ({ source: `/${path}/:rest*`, destination: `/api/${path}/:rest*` })),
      {
        source: "/",
        has: [{ type: "header" as const, key: "x-microsite", value: "(?<subdomain>[a-z0-9-]+)" }],
        destination: "/microsite/:subdomain",
      },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

export default config;
