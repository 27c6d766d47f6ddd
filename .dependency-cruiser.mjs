/**
 * Who may import whom: the drawing in CONTRIBUTING.md as rules. Type imports count like any other; what a file may
 * know is the question, not what remains of it at run time.
 */

/** The storeys from the top down: what stands above may use what stands below, never the other way round. */
const storeys = [
  "(app/|instrumentation[.]ts$)",
  "server/process/",
  "demo/",
  "server/http/",
  "server/feed/",
  "server/domain/modules[.]ts$",
  "server/domain/portfolio/",
  "server/domain/(secondary|distributions)/",
  "server/domain/payments/",
  "server/domain/primary/",
  "server/domain/register/",
  "server/domain/investors/",
  "server/domain/chain/",
  "server/domain/settlement/",
  "server/domain/organization/",
  "server/platform/",
  "server/kernel/",
  "server/adapters/",
  "db/",
];
const contract = "^server/.+/contract[.]ts$";
const tests = "[.]test[.]tsx?$|^testing/|/testing[.]ts$";
const product = "^(app|server|db|demo)/|^instrumentation[.]ts$";
/** What contracts are made of. */
const pure = [
  "^server/kernel/(fields|refusals)/",
  "^server/kernel/(operation|errors|reasons|csv|nearest|text-of-file)[.]ts$",
  "^server/.+/tellings[.]ts$",
  "^db/schema/enums[.]ts$",
];
/** What everybody may read of a context: its contracts, and how its rules are told. */
const vocabulary = [contract, "^server/.+/tellings[.]ts$"];
/** What a browser may load. */
const browserSafe = [contract, ...pure];
/** What a context shows the others. */
const surface = "^server/domain/[^/]+/(api|module)[.]ts$";
const insides = "^server/domain/[^/]+/.+";

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const general = [
  {
    name: "no-cycles",
    comment: "A cycle means that two modules are one: merge them, or move what both need to a third.",
    from: {},
    to: { circular: true },
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
    from: { orphan: true, path: "^(server|db|demo)/", pathNot: "[.]test[.]ts$|[.]d[.]ts$" },
    to: {},
  },
  {
    name: "no-barrels",
    comment: "A folder's index hides who needs what, and makes cycles.",
    from: {},
    to: { path: "/index[.][jt]sx?$", pathNot: "node_modules/" },
  },
  {
    name: "no-climbing",
    comment: "Within a room `./…`, across rooms `#server/…`: a path that climbs hides where it leads.",
    from: { path: "^((server|db|demo|testing).*)/" },
    to: { dependencyTypes: ["local"], dependencyTypesNot: ["aliased"], pathNot: "^$1/" },
  },
  {
    name: "no-tools-in-the-product",
    comment: "A production install has no devDependencies.",
    from: { path: product, pathNot: tests },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["npm"], pathNot: "node_modules/@types/" },
  },
  {
    name: "no-compiler-in-the-product",
    comment: "What the product knows of the contracts stands in server/adapters/chain/artifacts.",
    from: { path: product, pathNot: tests },
    to: { path: "^contracts/" },
  },
  {
    name: "no-tests-in-the-product",
    comment: "Code under test does not know that it is tested.",
    from: { path: product, pathNot: tests },
    to: { path: tests },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const downwards = storeys.slice(1).map((storey, index) => ({
  name: `no-way-up-from-${storey.replaceAll(/[^a-z|]+/g, "-").replaceAll(/^-|-$/g, "")}`,
  comment:
    "A storey uses those below it. What a lower one needs of a higher one is registered by `module.ts`.",
  from: { path: `^${storey}`, pathNot: tests },
  to: { path: storeys.slice(0, index + 1).map((above) => `^${above}`) },
}));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const contexts = [
  {
    name: "contexts-show-their-surface",
    comment:
      "Another context is reached through its `api.ts`, its contracts or its tellings, never through its insides.",
    from: { path: "^server/domain/([^/]+)/", pathNot: tests },
    to: { path: insides, pathNot: ["^server/domain/$1/", "^server/domain/[^/]+/api[.]ts$", ...vocabulary] },
  },
  {
    name: "contexts-are-gathered-by-their-surface",
    comment: "Whoever stands above the domain knows `module.ts`, `api.ts` and the contracts.",
    from: { path: "^server/(feed|http|process)/|^server/domain/modules[.]ts$", pathNot: tests },
    to: { path: insides, pathNot: [surface, contract] },
  },
  {
    name: "a-surface-is-for-others",
    comment: "A context uses its own files directly; `api.ts` and `module.ts` name what leaves it.",
    from: { path: "^server/domain/([^/]+)/", pathNot: tests },
    to: { path: "^server/domain/$1/(api|module)[.]ts$" },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const pages = [
  {
    name: "shared-pages-know-no-group",
    comment: "What several parts of the site share (`app/_…`) knows none of them.",
    from: { path: "^app/_" },
    to: { path: "^app/[^_]" },
  },
  {
    name: "groups-share-nothing-of-their-insides",
    comment: "A part of the site imports its own files and `app/_…`; what two parts show moves there.",
    from: { path: "^app/[(]?([a-z]+)[)]?/" },
    to: { path: "^app/[^_]", pathNot: "^app/[(]?$1[)]?/" },
  },
  {
    name: "pages-reach-the-server-through-trpc",
    comment: "A page asks app/_trpc; of the server it may know contracts and what they are made of.",
    from: { path: "^app/", pathNot: "^app/(api|_trpc)/|/route[.]ts$" },
    to: { path: "^(server|db|demo)/", pathNot: browserSafe },
  },
  {
    name: "trpc-client-knows-no-database",
    comment: "The caller goes through the procedures, like everybody.",
    from: { path: "^app/_trpc/" },
    to: { path: "^(db|demo)/|^server/(adapters|domain|feed|platform|process)/" },
  },
  {
    name: "routes-know-a-contract-and-rest",
    comment: "A route file is one line: it names an operation and hands it to server/http/rest.",
    from: { path: ["^app/api/", "^app/.+/route[.]ts$"] },
    to: { path: "^(server|db|demo)/", pathNot: [...browserSafe, "^server/http/rest/"] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const files = [
  {
    name: "contracts-are-pure",
    comment: "A contract is loaded by browsers: zod, other contracts, field schemas, refusals, enumerations.",
    from: { path: contract },
    to: { pathNot: [...browserSafe, "node_modules/zod/"] },
  },
  {
    name: "what-contracts-use-is-pure",
    comment: "Browsers load it with the contracts.",
    from: { path: pure, pathNot: tests },
    to: { path: "^(server|db|app|demo)/", pathNot: pure },
  },
  {
    name: "what-contracts-use-is-pure-of-node",
    comment: "Browsers load it with the contracts.",
    from: { path: browserSafe, pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "rules-decide-and-do-nothing-else",
    comment: "Rows and a clock in, a verdict out: no database, no input or output, no providers.",
    from: { path: "^server/.+/rules[.]ts$" },
    to: {
      path: "^db/|^server/adapters/|^server/kernel/(application|context)[.]ts$",
      pathNot: "^db/schema/enums[.]ts$",
    },
  },
  {
    name: "rules-know-no-node",
    comment: "Rules know no clock and do no input or output.",
    from: { path: "^server/.+/rules[.]ts$" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "routers-are-tables-of-contents",
    comment: "A router names operations and verbs. What touches the database is a verb.",
    from: { path: "^server/.+/router[.]ts$" },
    to: {
      path: "^db/|^server/adapters/|^server/kernel/application[.]ts$|node_modules/(drizzle-orm|postgres)/",
    },
  },
  {
    name: "verbs-know-no-transport",
    comment: "A verb does not know how it was called: not HTTP, not tRPC, not Next.",
    from: { path: "^server/(feed|domain|platform|kernel)/", pathNot: tests },
    to: { path: "node_modules/(@trpc|next)/" },
  },
  {
    name: "compose-alone-chooses-providers",
    comment: "All others know the port; the demo makes the key of a chain of its own.",
    from: {
      path: product,
      pathNot: ["^server/process/compose(-chain)?[.]ts$", "^demo/chain[.]ts$", "^server/adapters/", tests],
    },
    to: { path: "^server/adapters/", pathNot: "/port[.]ts$" },
  },
  {
    name: "chains-are-loaded-late",
    comment: "What reaches a chain would be a tenth of what an idle process holds without one.",
    from: {
      path: product,
      pathNot: ["^server/process/compose-chain[.]ts$", "^demo/", "^server/adapters/(chain|signer)/", tests],
    },
    to: {
      path: "node_modules/viem/|^server/process/compose-chain[.]ts$",
      dynamic: false,
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "next-is-hosted-by-main",
    comment: "The product runs without Next; only the process that hosts it knows it.",
    from: { path: "^(server|db|demo)/", pathNot: "^server/process/main[.]ts$" },
    to: { path: "node_modules/(next|react|react-dom|@mantine)/" },
  },
  {
    name: "main-is-the-end",
    comment: "Starting the process is nobody's dependency.",
    from: { pathNot: "^scripts/|[.]test[.]ts$" },
    to: { path: "^server/process/main[.]ts$" },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...general, ...downwards, ...contexts, ...pages, ...files].map((rule) => ({
    ...rule,
    severity: "error",
  })),
  options: {
    doNotFollow: { path: "node_modules" },
    // The package as it is built, and what imports it by its name.
    exclude: {
      path: "^[.]next|^node_modules/[.]cache|^sdk/dist|^examples/|^e2e/http/sdk/(stranger|everywhere)",
    },
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
