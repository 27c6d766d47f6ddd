import { globSync } from "node:fs";
import { join, relative } from "node:path";
import type postgres from "postgres";
import ts from "typescript";
import { overhear } from "./overhear.ts";

const root = join(import.meta.dirname, "..");

/** What a column holds for TypeScript: as the driver reads PostgreSQL's type. */
type Kind = "boolean" | "number" | "string" | "other";

/** A column as a statement gave it, and whether it was ever null. */
interface Column {
  readonly kind: Kind;
  isNull: boolean;
}

/** The columns of one statement, by name. */
export type Columns = ReadonlyMap<string, Column>;

/** A field of a row type. */
interface Field {
  readonly kinds: ReadonlySet<Kind>;
  readonly isNullable: boolean;
}

/** A statement in the sources that says what its rows are: ``sql<Row[]>`…` ``. */
export interface TypedStatement {
  readonly file: string;
  readonly line: number;
  readonly fields: ReadonlyMap<string, Field>;
}

const KINDS: Readonly<Record<number, Kind>> = { 16: "boolean", 21: "number", 23: "number", 701: "number" };
/** json, jsonb, bytea and the arrays of texts. */
const OTHERS = new Set([17, 114, 1009, 1015, 3802]);

const keyOf = (strings: readonly string[]) => strings.join("?");

/**
 * Records the columns of every tagged statement that is run until `stop`, by the text between its values. Statements that
 * differ in their parts alone have the same text, and columns of their own each.
 */
export function recordColumns(sql: postgres.Sql): {
  readonly recorded: ReadonlyMap<string, readonly Columns[]>;
  stop(): void;
} {
  const recorded = new Map<string, Map<string, Column>[]>();
  const stop = overhear(sql, ({ strings, rows }) => {
    if (rows.columns?.length > 0) addColumns(recorded, keyOf(strings), rows);
  });
  return { recorded, stop };
}

function addColumns(
  recorded: Map<string, Map<string, Column>[]>,
  key: string,
  rows: postgres.RowList<postgres.Row[]>,
): void {
  const statements = recorded.get(key) ?? [];
  recorded.set(key, statements);
  const isSame = (known: Columns) =>
    known.size === rows.columns.length && rows.columns.every(({ name }) => known.has(name));
  let columns = statements.find(isSame);
  if (!columns) {
    columns = new Map(
      rows.columns.map(({ name, type }) => [name, { kind: kindOfType(type), isNull: false }]),
    );
    statements.push(columns);
  }
  for (const [name, column] of columns) column.isNull ||= rows.some((row) => row[name] === null);
}

const kindOfType = (type: number): Kind => KINDS[type] ?? (OTHERS.has(type) ? "other" : "string");

/** The statements of `server/` that say what their rows are, by the text between their values. */
export function typedStatements(): ReadonlyMap<string, readonly TypedStatement[]> {
  const files = globSync("server/**/*.ts", { cwd: root })
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => join(root, path));
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(files, { ...options, allowJs: false, types: ["node"] });
  const checker = program.getTypeChecker();
  const found = new Map<string, TypedStatement[]>();
  for (const path of files) {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} cannot be read`);
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.typeArguments?.[0]) {
        const row = elementOf(checker, checker.getTypeFromTypeNode(node.typeArguments[0]));
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const key = keyOf(textsOf(node.template));
        const fields = fieldsOf(checker, row, node);
        found.set(key, [...(found.get(key) ?? []), { file: relative(root, path), line: line + 1, fields }]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const textsOf = (template: ts.TemplateLiteral): string[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];

function elementOf(checker: ts.TypeChecker, rows: ts.Type): ts.Type {
  return checker.getIndexTypeOfType(rows, ts.IndexKind.Number) ?? rows;
}

function fieldsOf(checker: ts.TypeChecker, row: ts.Type, at: ts.Node): Map<string, Field> {
  const fields = checker.getPropertiesOfType(row).map((property): [string, Field] => {
    const type = checker.getTypeOfSymbolAtLocation(property, at);
    const parts = type.isUnion() ? type.types : [type];
    const isNothing = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
    const kinds = new Set(parts.filter((part) => !isNothing(part)).map(kindOf));
    return [property.name, { kinds, isNullable: parts.some(isNothing) }];
  });
  return new Map(fields);
}

function kindOf({ flags }: ts.Type): Kind {
  if (flags & ts.TypeFlags.StringLike) return "string";
  if (flags & ts.TypeFlags.NumberLike) return "number";
  return flags & ts.TypeFlags.BooleanLike ? "boolean" : "other";
}

/** How columns differ from a row type, a sentence each. */
function differencesOf({ file, line, fields }: TypedStatement, columns: Columns): string[] {
  const place = `${file}:${line}`;
  const missing = [...fields.keys()]
    .filter((name) => !columns.has(name))
    .map((name) => `${place}: ${name} is not selected`);
  const wrong = Array.from(columns, ([name, { kind, isNull }]) => {
    const field = fields.get(name);
    if (!field) return `${place}: ${name} is selected, and no field of the row type`;
    if (!field.kinds.has(kind))
      return `${place}: ${name} is a ${kind}, not a ${[...field.kinds].join(" or ")}`;
    return isNull && !field.isNullable ? `${place}: ${name} can be null` : null;
  });
  return [...missing, ...wrong.filter((sentence) => sentence !== null)];
}

/** How a statement's row type differs from the columns it gave; null where it was not run. */
export function differences(statement: TypedStatement, run: readonly Columns[] = []): string[] | null {
  // Another statement of the same text may have given the others.
  const [nearest] = run
    .map((columns) => differencesOf(statement, columns))
    .sort((one, other) => one.length - other.length);
  return nearest ?? null;
}
