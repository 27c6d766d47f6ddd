import type postgres from "postgres";

/** The driver. */
export type Driver = postgres.Sql;

/** Tagged templates: prepared once a connection, one round trip each. */
export interface Sql extends Pick<Driver, "unsafe"> {
  /** A statement, or a part of one. */
  <T extends readonly (object | undefined)[] = postgres.Row[]>(
    template: TemplateStringsArray,
    ...values: readonly postgres.ParameterOrFragment<never>[]
  ): postgres.PendingQuery<T>;
  /** A name, or a list of values, as a part of a statement. */
  // biome-ignore lint/suspicious/noExplicitAny: as the driver types it.
  (part: string | readonly unknown[]): postgres.Helper<unknown, any[]>;
}

/** SQLSTATE of a statement that is refused because one before it in its transaction had failed. */
const IN_FAILED_TRANSACTION = "25P02";

/** What a statement that is no template is sent with. */
interface Asked {
  readonly params: readonly unknown[];
  readonly options: object | undefined;
}

/**
 * A statement, or a part of one. The driver makes a promise of every part, of which a list has dozens; this is none
 * until it is awaited, and then it is sent, once.
 */
class Statement implements PromiseLike<unknown> {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly #driver: Driver;
  readonly #asked: Asked | undefined;
  #sent: Promise<unknown> | undefined;
  #isRaw = false;

  constructor(driver: Driver, strings: readonly string[], values: readonly unknown[], asked?: Asked) {
    this.strings = strings;
    this.values = values;
    this.#driver = driver;
    this.#asked = asked;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited.
  then<A, B>(
    resolve?: ((rows: unknown) => A | PromiseLike<A>) | null,
    reject?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#sent ??= this.#send();
    return this.#sent.then(resolve, reject);
  }

  catch<B>(reject: (error: unknown) => B | PromiseLike<B>): Promise<unknown> {
    return this.then(undefined, reject);
  }

  finally(settled: () => void): Promise<unknown> {
    return this.then((rows) => rows).finally(settled);
  }

  /** As the driver does: each row as a list of what was received for its values. */
  raw(): this {
    this.#isRaw = true;
    return this;
  }

  async #send(): Promise<unknown> {
    const query = this.#query();
    try {
      return takenFrom((await query) as postgres.RowList<object[]>);
    } catch (error) {
      throw causeOf(this.#driver, error);
    } finally {
      forget(query);
    }
  }

  #query(): PromiseLike<unknown> {
    const [text = ""] = this.strings;
    if (this.#asked) return this.#driver.unsafe(text, this.#asked.params as never[], this.#asked.options);
    const texts: string[] = [];
    const params: unknown[] = [];
    write(this, texts, params);
    const options = { prepare: true, simple: false, template: this.strings };
    const query = this.#driver.unsafe(
      texts.join(""),
      params as never[],
      options as postgres.UnsafeQueryOptions,
    );
    return this.#isRaw ? query.raw() : query;
  }
}

/**
 * The rows of a result, which is left empty: what the driver makes of a query outlives it, and with it all it leads to
 * (docs/decisions/051-young-objects.md).
 */
function takenFrom(result: postgres.RowList<object[]>): unknown {
  const rows = Object.defineProperty([...result], "count", { value: result.count });
  result.length = 0;
  return rows;
}

/**
 * Takes from a query that was answered what it was sent with: its text and its values outlive it as its result does, and
 * those of a statement that places a crowd's intents are a hundred kilobytes. The driver's types name none of these.
 */
function forget(query: PromiseLike<unknown>): void {
  Object.assign(query, { args: [], parameters: [], strings: [], string: "", signature: "" });
}

/** What failed last over each connection, for as long as its transaction is there. */
const failures = new WeakMap<Driver, unknown>();

/**
 * Why a statement failed: those that were sent behind one that failed in the same transaction are told no more than that
 * something had, and may be heard of first.
 */
function causeOf(driver: Driver, error: unknown): unknown {
  if ((error as { readonly code?: string }).code === IN_FAILED_TRANSACTION)
    return failures.get(driver) ?? error;
  failures.set(driver, error);
  return error;
}

/** To be called when a transaction goes on after what failed in it was undone. */
export function forgetFailure(driver: Driver): void {
  failures.delete(driver);
}

/** Adds the text of a statement, with its values by number, and its values. */
function write({ strings, values }: Statement, texts: string[], params: unknown[]): void {
  // Not by `entries()`: that makes a pair of each of a list's two hundred parts.
  for (let index = 0; index < strings.length; index++) {
    texts.push(strings[index] ?? "");
    if (index < values.length) place(values[index], texts, params);
  }
}

function place(value: unknown, texts: string[], params: unknown[]): void {
  if (value instanceof Statement) write(value, texts, params);
  else if (Array.isArray(value) && value[0] instanceof Statement) {
    for (const part of value) {
      texts.push(" ");
      write(part, texts, params);
    }
  } else texts.push(`$${params.push(value)}`);
}

/** A name as an identifier; one of a schema and what is in it as two. */
const identifier = (name: string) => `"${name.replaceAll('"', '""').replaceAll(".", '"."')}"`;

/** `(…)` of values. */
const listed = (values: readonly unknown[]) => ["(", ...values.slice(1).map(() => ","), ")"];

/**
 * Tagged templates that are sent over a connection of the driver: awaited, or parts of others; with names
 * (`sql("customer")`), lists (`in ${sql(values)}`) and texts as they are (`sql.unsafe(text)`).
 */
export function statementsOf(driver: Driver): Sql {
  const tag = (first: TemplateStringsArray | string | readonly unknown[], ...values: unknown[]) => {
    if (typeof first === "string") return new Statement(driver, [identifier(first)], []);
    if ("raw" in first) return new Statement(driver, first, values);
    return new Statement(driver, listed(first), first);
  };
  const unsafe = (text: string, params: readonly unknown[] = [], options?: object) =>
    new Statement(driver, [text], [], { params, options });
  return Object.assign(tag, { unsafe }) as unknown as Sql;
}
