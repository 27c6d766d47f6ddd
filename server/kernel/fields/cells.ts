/** A row's cells in the order of the columns; null is empty. */
export type Cells = readonly (string | null)[];

/** The cells of rows, each made when it is taken, once: the next rows are read meanwhile. */
export type Batch = Iterable<Cells>;
