interface Parameter {
  readonly in?: string;
  readonly schema?: { example?: unknown };
}

/** As much of the description as is touched here. */
interface Description {
  servers: readonly { readonly url: string }[];
  readonly paths: Record<string, Record<string, { readonly parameters?: readonly Parameter[] }>>;
}

/**
 * Fetches the description of one subject: of the whole the viewer would make nothing for many seconds. It fills every
 * field with its example, which what may be left out begins without: a list filtered by all examples at once finds
 * nothing, and of two requests with the same Idempotency-Key the second is a repetition, or refused. Requests go to the
 * server that shows the page, by whatever name it was reached.
 */
export async function readDescription(subject: string): Promise<object> {
  const response = await fetch(`/api/openapi.json?subject=${encodeURIComponent(subject)}`);
  if (!response.ok) throw new Error(`The description answered ${response.status}.`);
  const description = (await response.json()) as Description;
  description.servers = [{ url: "/api" }];
  for (const operations of Object.values(description.paths)) {
    for (const { parameters = [] } of Object.values(operations)) {
      for (const { in: place, schema } of parameters) if (place !== "path" && schema) delete schema.example;
    }
  }
  return description;
}
