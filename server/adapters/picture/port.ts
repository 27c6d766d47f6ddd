/** Has pictures from addresses that users chose. */
export interface PicturePort {
  /**
   * What an address of somebody else's answers with, which may be anything. A few redirects are followed, each as if it
   * had been asked for.
   * @throws Error where that is too much, comes too late, or does not come
   */
  get(url: string): Promise<Buffer>;
}
