export type Rows = readonly (readonly [term: string, value: string])[];

/** A column of a table; widths are shares of the page's. */
export interface Column {
  readonly heading: string;
  readonly width: number;
  /** Amounts stand at the end, so that their digits line up. */
  readonly isAmount?: boolean;
}

/** A titled part of a paper. */
export type Section =
  | { readonly kind: "rows"; readonly title: string; readonly rows: Rows }
  | { readonly kind: "clauses"; readonly title: string; readonly texts: readonly string[] }
  | {
      readonly kind: "documents";
      readonly title: string;
      readonly documents: readonly { readonly title: string; readonly lines: readonly string[] }[];
    }
  | {
      readonly kind: "table";
      readonly title: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** Sums below the rows. */
      readonly totals?: readonly (readonly string[])[];
      /** What stands there where there are no rows. */
      readonly none: string;
    };

/** What is printed, part by part. */
export interface Paper {
  readonly issuer: string;
  readonly title: string;
  readonly subtitle: string;
  readonly status: string;
  readonly number: string;
  /** When what it tells last changed, for people and for the file: nothing depends on when it is printed. */
  readonly asOf: string;
  readonly updatedAt: string;
  readonly parties: readonly {
    readonly role: string;
    readonly name: string;
    readonly lines: readonly string[];
  }[];
  readonly sections: readonly Section[];
}

/** How an issuer's papers look. */
export interface Letterhead {
  /** Who stands in the head, where that is not the name the paper gives. */
  readonly issuer?: string | undefined;
  /** The colour of the head and the lines; the house's where it is left out. */
  readonly accent?: string | undefined;
  /** A PNG or JPEG that stands in the head. */
  readonly logo?: Uint8Array | undefined;
}
