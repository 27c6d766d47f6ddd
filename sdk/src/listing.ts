/** A page of a list. */
export interface PageOf<Item> {
  readonly data: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/**
 * A list: awaited it is its first page, gone through with `for await` it is every item, page after page as they are
 * needed; `limit` is then the size of a page.
 */
export interface Listing<Item, Page extends PageOf<Item> = PageOf<Item>>
  extends Promise<Page>,
    AsyncIterable<Item> {
  /** Page after page. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

/**
 * Makes a list of what reads a page of it.
 * @param read reads the page of a cursor; the first where there is none
 */
export function listing<Item, Page extends PageOf<Item>>(
  read: (cursor?: string) => Promise<Page>,
): Listing<Item, Page> {
  const first = read();
  async function* pages(): AsyncGenerator<Page, void, undefined> {
    let page = await first;
    yield page;
    while (page.nextCursor !== null && page.nextCursor !== undefined) {
      page = await read(page.nextCursor);
      yield page;
    }
  }
  async function* items(): AsyncGenerator<Item, void, undefined> {
    for await (const { data } of pages()) yield* data;
  }
  return Object.assign(first, { pages, [Symbol.asyncIterator]: items });
}
