import type { Task, TaskName } from "./task.ts";

/** Every job there is, by its name. */
export const tasks: Partial<Record<TaskName, Task>> = {};
