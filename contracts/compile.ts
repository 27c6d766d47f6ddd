import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import solc from "solc";
import { type Abi, type Hex, keccak256 } from "viem";

/** What is known of a compiled contract. */
export interface Artifact {
  readonly abi: Abi;
  /** Makes the contract; its constructor's arguments follow. */
  readonly bytecode: Hex;
  /** Hash of its own code, with zeros where it keeps what was given to its constructor. */
  readonly codeHash: Hex;
  /** Where that is: first byte, number of bytes. */
  readonly immutables: readonly (readonly [start: number, length: number])[];
  /** Bytes of its own code. */
  readonly size: number;
}

/** The contracts whose artifacts the product uses. */
export const contractNames = [
  "RegisterAgent",
  "RegisterFactory",
  "RegisterIdentities",
  "RegisterToken",
] as const;

export type ContractName = (typeof contractNames)[number];

/** All that decides which bytes come out, besides the sources and the compiler's version. */
const settings = {
  evmVersion: "cancun",
  viaIR: true,
  optimizer: { enabled: true, runs: 1_000_000 },
  // The code ends with the code: no hash of comments, paths or settings.
  metadata: { appendCBOR: false, bytecodeHash: "none" },
  outputSelection: {
    "*": {
      "*": [
        "abi",
        "evm.bytecode.object",
        "evm.deployedBytecode.object",
        "evm.deployedBytecode.immutableReferences",
      ],
    },
  },
};

interface Output {
  readonly errors?: readonly {
    readonly formattedMessage: string;
    readonly severity: string;
    readonly sourceLocation?: { readonly file: string };
  }[];
  readonly contracts: Record<string, Record<string, Compiled>>;
}

interface Compiled {
  readonly abi: Abi;
  readonly evm: {
    readonly bytecode: { readonly object: string };
    readonly deployedBytecode: {
      readonly object: string;
      readonly immutableReferences: Record<
        string,
        readonly { readonly start: number; readonly length: number }[]
      >;
    };
  };
}

const folder = dirname(fileURLToPath(import.meta.url));
const libraries = createRequire(import.meta.url);

/**
 * Compiles the contracts; the same sources give the same bytes on every machine.
 * @throws where the compiler refuses them, or warns of anything outside libraries
 */
export function compileContracts(): Record<ContractName, Artifact> {
  return compile(contractNames);
}

/** Compiles contracts, each of a file that has its name. */
export function compile<Name extends string>(names: readonly Name[]): Record<Name, Artifact> {
  const sources = Object.fromEntries(
    names.map((name) => [`${name}.sol`, { content: readFileSync(join(folder, `${name}.sol`), "utf8") }]),
  );
  const input = JSON.stringify({ language: "Solidity", sources, settings });
  const output = JSON.parse(solc.compile(input, { import: readImport })) as Output;
  const complaints = (output.errors ?? []).filter(
    ({ severity, sourceLocation }) => severity === "error" || !sourceLocation?.file.startsWith("@"),
  );
  if (complaints.length > 0)
    throw new Error(complaints.map(({ formattedMessage }) => formattedMessage).join("\n"));
  return Object.fromEntries(
    names.map((name) => [name, artifactOf(output.contracts[`${name}.sol`]?.[basename(name)])]),
  ) as Record<Name, Artifact>;
}

/** Where a contract's artifact stands. */
export function artifactFile(name: ContractName): string {
  const words = name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return join(folder, "../server/adapters/chain/artifacts", `${words}.ts`);
}

/** An artifact as a module: viem reads the types of calls and events off a literal, and JSON modules have none. */
export function artifactText(name: ContractName, { abi, bytecode, codeHash, immutables }: Artifact): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  return `// Written by \`npm run contracts\` from contracts/${name}.sol.
export const ${constant} = {
  abi: [
${abi.map((item) => `    ${JSON.stringify(item)},`).join("\n")}
  ],
  /** Makes the contract; its constructor's arguments follow. */
  bytecode: "${bytecode}",
  /** Hash of its own code, with zeros where it keeps what was given to its constructor. */
  codeHash: "${codeHash}",
  /** Where that is: first byte, number of bytes. */
  immutables: ${JSON.stringify(immutables)},
} as const;
`;
}

function readImport(path: string): { contents: string } {
  const file = path.startsWith("@") ? libraries.resolve(path) : join(folder, path);
  return { contents: readFileSync(file, "utf8") };
}

function artifactOf(compiled: Compiled | undefined): Artifact {
  if (!compiled) throw new Error("The compiler left a contract out.");
  const { bytecode, deployedBytecode } = compiled.evm;
  const code: Hex = `0x${deployedBytecode.object}`;
  const immutables = Object.values(deployedBytecode.immutableReferences)
    .flat()
    .map(({ start, length }) => [start, length] as const)
    .sort(([one], [other]) => one - other);
  return {
    abi: compiled.abi,
    bytecode: `0x${bytecode.object}`,
    codeHash: keccak256(code),
    immutables,
    size: deployedBytecode.object.length / 2,
  };
}
