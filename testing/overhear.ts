import type postgres from "postgres";

/** What the driver's statements are inside. */
interface DriverQuery {
  /** With the texts of the template it was made of (`db/statement.ts`). */
  readonly options?: { readonly template?: readonly string[] };
  /** The texts between a statement's values. */
  readonly strings?: readonly string[];
  /** The statement as it was sent. */
  readonly string?: string;
  resolve(rows: unknown): void;
  /** Sends the statement, once however often it is called. */
  handle(): Promise<void>;
}

/** One statement as it was answered. */
export interface Overheard {
  readonly strings: readonly string[];
  readonly text: string;
  readonly rows: postgres.RowList<postgres.Row[]>;
}

/** Hears every statement that any pool of this process has answered, until the function that is returned is called. */
export function overhear(sql: postgres.Sql, hear: (overheard: Overheard) => void): () => void {
  const query: DriverQuery = Object.getPrototypeOf(sql`select 1`);
  const original = query.handle;
  query.handle = function (this: DriverQuery) {
    const { resolve } = this;
    this.resolve = (rows) => {
      const { strings, options, string: text = "" } = this;
      const template = options?.template ?? strings;
      if (template !== undefined && Array.isArray(rows))
        hear({ strings: template, text, rows: rows as Overheard["rows"] });
      resolve(rows);
    };
    return original.call(this);
  };
  return () => {
    query.handle = original;
  };
}
