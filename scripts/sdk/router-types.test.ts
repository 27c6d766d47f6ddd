/** What is printed of the tRPC router is what the server has; the compiler is what tests it. */
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { expectTypeOf, it } from "vitest";
import type { AppRouter } from "#server/http/trpc/router.ts";
import type { AppRouter as Printed } from "../../sdk/src/printed/trpc.ts";

it("the printed router takes what the server takes, and gives what it gives", () => {
  expectTypeOf<inferRouterInputs<Printed>>().toExtend<inferRouterInputs<AppRouter>>();
  // Of an event the server's types say less than the document, whose union is printed.
  expectTypeOf<Omit<inferRouterOutputs<AppRouter>, "event">>().toExtend<
    Omit<inferRouterOutputs<Printed>, "event">
  >();
});
