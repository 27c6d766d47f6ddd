import type { ReferenceSubject } from "#app/_trpc/reference.ts";

/** Where a subject is described. */
export const subjectHref = ({ slug }: Pick<ReferenceSubject, "slug">) => `/docs/${slug}`;

/** Where one of its operations is described: the viewer reads the fragment, and opens it. */
export const operationHref = (subject: Pick<ReferenceSubject, "slug" | "name">, operation: string) =>
  `${subjectHref(subject)}#/${encodeURIComponent(subject.name)}/${operation}`;
