/** The interface by subject: a viewer reads one at a time, since the whole document takes it many seconds. */
import { withoutUnused } from "./components.ts";
import { openApi } from "./document.ts";
import type { OpenApiDocument } from "./open-api-document.ts";

/** An operation, as a list of them names it. */
interface ListedOperation {
  readonly name: string;
  readonly method: string;
  /** With the parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** The rights it takes; for a key, the scopes. */
  readonly rights: readonly string[];
}

/** What belongs together: the operations of one tag. */
export interface Subject {
  /** Its tag in the document. */
  readonly name: string;
  /** Its tag in an address, e.g. `bank-statement`. */
  readonly slug: string;
  readonly operations: readonly ListedOperation[];
}

/** Every subject in the document's order, with its operations. */
export function subjects(): Subject[] {
  const { tags = [], paths = {} } = openApi();
  return tags.map(({ name }) => ({
    name,
    slug: slugOf(name),
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      operationsOf(methods)
        .filter(([, { tags: own }]) => own?.includes(name))
        .map(([method, { operationId = "", summary = "", "x-scopes": rights = [] }]) => ({
          name: operationId,
          method: method.toUpperCase(),
          path,
          summary,
          rights,
        })),
    ),
  }));
}

/**
 * The document with the operations of one subject, and of the components what they refer to.
 * @param slug as `subjects` names it
 * @param publicUrl where the service is reached
 * @returns nothing where no subject has the name
 */
export function openApiOf(slug: string, publicUrl?: string): OpenApiDocument | undefined {
  const whole = openApi(publicUrl);
  const tag = whole.tags?.find(({ name }) => slugOf(name) === slug);
  if (tag === undefined) return;
  const paths = Object.entries(whole.paths ?? {})
    .map(([path, methods]) => [
      path,
      Object.fromEntries(operationsOf(methods).filter(([, { tags }]) => tags?.includes(tag.name))),
    ])
    .filter(([, methods]) => Object.keys(methods ?? {}).length > 0);
  const { webhooks, ...rest } = whole;
  const told = Object.fromEntries(
    Object.entries(webhooks ?? {}).filter(([, { post }]) => post?.tags?.includes(tag.name)),
  );
  const document = {
    ...rest,
    tags: [tag],
    paths: Object.fromEntries(paths),
    ...(Object.keys(told).length > 0 && { webhooks: told }),
  };
  return withoutUnused(document);
}

interface DescribedOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: string[];
  readonly "x-scopes"?: readonly string[];
}

const operationsOf = (methods: object) => Object.entries(methods) as [string, DescribedOperation][];

const slugOf = (tag: string) => tag.toLowerCase().replaceAll(" ", "-");
