import type { ReferenceSubject } from "#app/_trpc/reference.ts";

/** The operations that have every word of a search in their name, path, summary or subject; without one, all. */
export function findOperations(subjects: readonly ReferenceSubject[], sought: string): ReferenceSubject[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return subjects
    .map((subject) => ({
      ...subject,
      operations: subject.operations.filter(({ name, method, path, summary }) => {
        const text = [subject.name, name, method, path, summary].join(" ").toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
}
