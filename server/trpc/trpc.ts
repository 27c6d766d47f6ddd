import { initTRPC } from "@trpc/server";
import type { Context } from "../context.ts";
import { refuse } from "../errors.ts";
import type { Operation } from "../operation.ts";
import type { Problem } from "../problem.ts";
import { problem, refusalOf } from "../problem.ts";

/** Every procedure carries the operation it implements. */
interface Meta {
  readonly operation: Operation;
}

export const trpc = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx, path }): typeof shape & { data: { problem: Problem } } => ({
      ...shape,
      message: error.message,
      data: {
        ...shape.data,
        problem: problem(
          refusalOf(error.cause) ?? refuse("internal_error"),
          ctx?.requestId ?? "",
          path ?? "",
        ),
      },
    }),
  });
