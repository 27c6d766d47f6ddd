import "server-only";
import { cache } from "react";
import changelog from "#server/http/openapi/changelog.json" with { type: "json" };
import type { Release } from "#server/http/openapi/changelog.ts";
import { llmsText, markdownOf } from "#server/http/openapi/markdown.ts";
import { type Subject, subjects } from "#server/http/openapi/subjects.ts";

/** The operations of one subject of the interface. */
export type ReferenceSubject = Subject;

/** What the interface can do, by subject, for the pages of the reference. */
export const referenceSubjects = cache(subjects);

/** What one version of the interface added to the one before. */
export type ReferenceRelease = Release;

/** What each version of the interface added to the one before, newest first. */
export const referenceReleases = changelog as unknown as readonly ReferenceRelease[];

/** The reference for programs that read text: what there is, and one subject. */
export const referenceText = { overview: llmsText, ofSubject: markdownOf };
