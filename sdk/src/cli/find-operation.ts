import type { Operation } from "../operation.ts";
import { resources } from "../printed/resources.ts";
import { UsageError } from "./exit-codes.ts";

type AnyOperation = Operation<Record<string, unknown>, Promise<object>>;
interface Tree {
  readonly [word: string]: Tree | AnyOperation;
}

/** Every operation by the words that the client has it by. */
const tree = resources((operation) => operation as never) as unknown as Tree;

const isOperation = (node: Tree | AnyOperation | undefined): node is AnyOperation =>
  typeof node === "function";

/** Every operation that reads, by its words: `customers.get`. */
export function readingOperations(node: Tree = tree, above = ""): [string, AnyOperation][] {
  return Object.entries(node).flatMap(([word, below]): [string, AnyOperation][] => {
    if (!isOperation(below)) return readingOperations(below, `${above}${word}.`);
    const { method, kind } = below.route;
    return method === "GET" && kind !== "download" ? [[above + word, below]] : [];
  });
}

/**
 * The operation that is meant by its words, or by its resource alone: `customers` is `customers.get` for `get`.
 * @throws UsageError where there is none
 */
export function findOperation(words: string, verb: "get" | "list"): AnyOperation {
  const found = new Map(readingOperations());
  const operation = found.get(`${words}.${verb}`) ?? found.get(words);
  if (operation) return operation;
  const near = [...found.keys()].filter((name) => name.startsWith(words.slice(0, 3)));
  const hint = near.length > 0 ? `Did you mean ${near.join(", ")}?` : "`offerboard help` lists them.";
  throw new UsageError(`There is nothing to ${verb} called “${words}”. ${hint}`);
}

/**
 * What the words after the operation's say: an id for each parameter of its path in their order, and `name=value`.
 * @throws UsageError where an id is missing or too many
 */
export function inputOf({ route }: AnyOperation, words: readonly string[]): Record<string, string> {
  const named = words
    .filter((word) => word.includes("="))
    .map((word) => {
      const at = word.indexOf("=");
      return [word.slice(0, at), word.slice(at + 1)] as const;
    });
  const input: Record<string, string> = Object.fromEntries(named);
  const ids = words.filter((word) => !word.includes("="));
  for (const [, name = ""] of route.path.matchAll(/\{(\w+)\}/g)) {
    if (input[name] !== undefined) continue;
    const id = ids.shift();
    if (id === undefined) throw new UsageError(`Say which: the ${name} is missing.`);
    input[name] = id;
  }
  if (ids.length > 0) throw new UsageError(`“${ids[0]}” is too much: members are written name=value.`);
  return input;
}
