import "server-only";
import { cache } from "react";
import { type Subject, subjects } from "#server/http/openapi/subjects.ts";

/** The operations of one subject of the interface. */
export type ReferenceSubject = Subject;

/** What the interface can do, by subject, for the pages of the reference. */
export const referenceSubjects = cache(subjects);
