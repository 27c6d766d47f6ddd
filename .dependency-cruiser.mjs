/**
 * Who may import whom: the drawing in CONTRIBUTING.md as rules. Type imports count like any other; what a file may
 * know is the question, not what remains of it at run time.
 */
const contract = "^server/[^/]+/contract[.]ts$";
/** What a browser may load: field schemas, contracts, and what an operation is made of. */
const browserSafe = [contract, "^server/common/", "^server/operation[.]ts$"];
const tests = "[.]test[.]tsx?$|^db/testing|/testing[.]ts$";

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const general = [
  {
    name: "no-cycles",
    comment: "A cycle means that two modules are one: merge them, or move what both need to a third.",
    from: {},
    // A type that closes a ring is gone at run time, so nothing is loaded half-made.
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "no-unresolvable",
    comment: "The import leads nowhere.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "no-orphans",
    comment: "Nobody imports this module, and it imports nobody: it is not part of the product.",
    from: { orphan: true, path: "^(server|db)/", pathNot: "[.]test[.]ts$|[.]d[.]ts$" },
    to: {},
  },
  {
    name: "no-barrels",
    comment: "A folder's index hides who needs what, and makes cycles.",
    from: {},
    to: { path: "/index[.][jt]sx?$", pathNot: "node_modules/" },
  },
  {
    name: "no-tools-in-the-product",
    comment: "A production install has no devDependencies.",
    from: { path: "^(app|server|db)/", pathNot: tests },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm"], pathNot: "node_modules/@types/" },
  },
  {
    name: "no-tests-in-the-product",
    comment: "Code under test does not know that it is tested.",
    from: { path: "^(app|server|db)/", pathNot: tests },
    to: { path: tests },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const pages = [
  {
    name: "pages-reach-the-server-through-trpc",
    comment: "A page asks app/_trpc; of server/ it may know contracts, field schemas and operation.ts.",
    from: { path: "^app/", pathNot: "^app/(api|_trpc)/|/route[.]ts$" },
    to: { path: "^(server|db)/", pathNot: browserSafe },
  },
  {
    name: "trpc-client-knows-no-database",
    comment: "The caller goes through the procedures, like everybody.",
    from: { path: "^app/_trpc/" },
    to: { path: "^db/|^server/(adapters|jobs)/" },
  },
  {
    name: "routes-know-a-contract-and-rest",
    comment: "A route file is one line: it names an operation and hands it to server/rest.",
    from: { path: ["^app/api/", "^app/.+/route[.]ts$"], pathNot: "^app/api/trpc/" },
    to: { path: "^(server|db)/", pathNot: [...browserSafe, "^server/rest/"] },
  },
  {
    name: "trpc-route-knows-trpc",
    comment: "The tRPC endpoint hands its request to server/trpc.",
    from: { path: "^app/api/trpc/" },
    to: { path: "^(server|db)/", pathNot: [...browserSafe, "^server/(rest|trpc)/"] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const server = [
  {
    name: "contracts-are-pure",
    comment:
      "A contract is loaded by browsers: zod, other contracts, server/common, operation.ts and errors.ts.",
    from: { path: contract },
    to: { pathNot: [...browserSafe, "^server/errors[.]ts$", "node_modules/zod/"] },
  },
  {
    name: "what-contracts-use-is-pure",
    comment: "Browsers load it with the contracts.",
    from: { path: ["^server/common/", "^server/(operation|errors)[.]ts$"], pathNot: tests },
    to: { path: "^(server|db|app)/", pathNot: ["^server/common/", "^server/(operation|errors)[.]ts$"] },
  },
  {
    name: "what-contracts-use-is-pure-of-node",
    comment: "Browsers load it with the contracts.",
    from: { path: ["^server/common/", contract, "^server/(operation|errors)[.]ts$"], pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "rules-decide-and-do-nothing-else",
    comment: "Rows and a clock in, a verdict out: no database, no input or output, no providers.",
    from: { path: "^server/[^/]+/rules[.]ts$" },
    to: { path: "^db/|^server/(adapters|trpc|rest|jobs)/|^server/(env|log|compose|context|main)[.]ts$" },
  },
  {
    name: "rules-know-no-node",
    comment: "Rules know no clock and do no input or output.",
    from: { path: "^server/[^/]+/rules[.]ts$" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "routers-are-tables-of-contents",
    comment: "A router names operations and verbs. What touches the database is a verb.",
    from: { path: "^server/.+router[.]ts$" },
    to: {
      path: "^db/|^server/(adapters|rest|jobs)/|^server/(env|compose|main)[.]ts$|node_modules/(drizzle-orm|postgres)/",
    },
  },
  {
    name: "features-know-no-transport",
    comment: "A verb does not know how it was called: not HTTP, not tRPC, not Next.",
    from: { path: "^server/[^/]+/", pathNot: ["^server/(trpc|rest)/", "/router[.]ts$", tests] },
    to: { path: "^server/(trpc|rest)/|^server/main[.]ts$|node_modules/(@trpc|next)/" },
  },
  {
    name: "features-keep-their-insides",
    comment:
      "Of another feature: its verbs, contract, rules and present.ts; not its router, nor its folders.",
    from: { path: "^server/([^/]+)/", pathNot: ["^server/(trpc|rest|jobs)/", tests] },
    to: {
      path: ["^server/[^/]+/[^/]+/", "^server/[^/]+/router[.]ts$"],
      pathNot: ["^server/$1/", "^server/(common|adapters|trpc|rest|jobs)/"],
    },
  },
  {
    name: "compose-alone-chooses-providers",
    comment: "All others know the port.",
    from: { path: "^(server|db|app)/", pathNot: ["^server/compose[.]ts$", "^server/adapters/", tests] },
    to: { path: "^server/adapters/", pathNot: "/port[.]ts$" },
  },
  {
    name: "providers-know-their-port",
    comment: "A provider is handed its settings, and calls nothing of the product.",
    from: { path: "^server/adapters/", pathNot: tests },
    to: {
      path: "^(server|app)/",
      pathNot: [...browserSafe, "^server/adapters/", "^server/(errors|format)[.]ts$"],
    },
  },
  {
    name: "next-is-hosted-by-main",
    comment: "The product runs without Next; only the process that hosts it knows it.",
    from: { path: "^(server|db)/", pathNot: "^server/main[.]ts$" },
    to: { path: "node_modules/(next|react|react-dom|@mantine)/|^app/" },
  },
  {
    name: "main-is-the-end",
    comment: "Starting the process is nobody's dependency.",
    from: { pathNot: "^scripts/|[.]test[.]ts$" },
    to: { path: "^server/main[.]ts$" },
  },
  {
    name: "tables-know-contracts",
    comment: "The schema takes its enumerations from the contracts, and nothing else of the server.",
    from: { path: "^db/schema/" },
    to: { path: "^(server|app)/", pathNot: [contract, "^server/common/", "^server/errors[.]ts$"] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...general, ...pages, ...server].map((rule) => ({ ...rule, severity: "error" })),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[.]next|^node_modules/[.]cache" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".d.ts"],
    },
    cache: false,
  },
};
