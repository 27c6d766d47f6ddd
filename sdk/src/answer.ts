/** What came with an answer besides its body. */
export interface AnswerInfo {
  readonly status: number;
  readonly headers: Headers;
  /** Id of the request; name it if you contact us. */
  readonly requestId: string;
  /** Whether this is the answer to an earlier call with the same key. */
  readonly isReplayed: boolean;
  /** Whether nothing was changed. */
  readonly isDryRun: boolean;
  /** Fields that were passed over, as the service lists them; null where there are none. */
  readonly ignoredFields: string | null;
}

const told = new WeakMap<object, AnswerInfo>();

/** Keeps what came with an answer. */
export function keepInfo<T>(answer: T, { status, headers }: Response): T {
  if (typeof answer === "object" && answer !== null) {
    told.set(answer, {
      status,
      headers,
      requestId: headers.get("x-request-id") ?? "",
      isReplayed: headers.get("idempotency-replayed") === "true",
      isDryRun: headers.get("dry-run") === "true",
      ignoredFields: headers.get("ignored-fields"),
    });
  }
  return answer;
}

/** What came with an answer: `infoOf(await ob.customers.create({ … })).requestId`. Undefined for anything else. */
export const infoOf = (answer: object): AnswerInfo | undefined => told.get(answer);
