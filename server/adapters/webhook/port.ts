/** What an address of somebody else's answered. */
export interface WebhookReply {
  readonly statusCode: number;
  /** The beginning of the body. */
  readonly body: string;
}

/** Sends events to addresses that users chose. */
export interface WebhookPort {
  /** Whether plain `http` and addresses of this network may be used: in the demo alone. */
  readonly reachesPrivate: boolean;
  /**
   * Posts a JSON text and tells what came back. Redirects are not followed.
   * @throws Error with a sentence for people, where no answer came
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookReply>;
}
