import type { EventType, ResourceType, TaskName } from "#db/schema/enums.ts";
import type { Application } from "./application.ts";
import type { CallerContext } from "./context.ts";
import type { Due } from "./due.ts";
import type { Router } from "./procedure.ts";

/** What a task is called with. It may run again after it was cut off anywhere: whatever it does, it does once. */
export interface TaskCall {
  readonly app: Application;
  readonly organizationId: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Does one job; what it throws is logged, shown on the page of jobs, and tried again later. */
export type Task = (call: TaskCall) => Promise<void>;

/** What a round is called with. */
export interface RoundCall {
  readonly app: Application;
  readonly now: Date;
  /** Tells that the process ends: what is long stops where it may. */
  readonly signal?: AbortSignal;
}

/** What is done again and again. */
export interface Round {
  readonly name: string;
  /** Seconds from the end of one run to the next. */
  readonly every: number;
  /** How many times as long as it took it rests at least: what looks at more takes no more of a core for it. */
  readonly rests?: number;
  readonly run: (call: RoundCall) => Promise<unknown>;
}

/** A resource that follows from others in part: how it is read, and what tells listeners that it has moved. */
export interface Resource {
  readonly read: (ctx: CallerContext, ids: readonly string[]) => Promise<ReadonlyMap<string, object>>;
  readonly updated: EventType;
  /** Presents a row that an event keeps instead of the resource. */
  present?(row: object): object;
}

/** What a context or the platform hands to whoever gathers: its surface to the process, besides its `api.ts`. */
export interface Module {
  readonly router: Router;
  /** Operations whose body or answer is a file and nothing else, which REST alone hosts. */
  readonly files?: Router;
  readonly tasks?: Readonly<Partial<Record<TaskName, Task>>>;
  /** By the kind that `organizations_with_due_work` names. */
  readonly due?: Readonly<Record<string, Due>>;
  /** What any one of the processes does for all. */
  readonly rounds?: readonly Round[];
  /** What each process that answers requests does for itself. */
  readonly ownRounds?: readonly Round[];
  readonly resources?: Readonly<Partial<Record<ResourceType, Resource>>>;
}
