import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { get, type ProblemBody, sendAsIs } from "./client.ts";
import {
  deepBodies,
  type OddRequest,
  oddBodies,
  oddCalls,
  oddHeaders,
  oddPaths,
  oddQueries,
  type PrintedOperation,
} from "./odd/requests.ts";

interface Printed {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: { content: Record<string, { example: Record<string, unknown> }> };
      }
    >
  >;
  components: { schemas: { Problem: { properties: { code: { enum: string[] } } } } };
}

const { body: printed } = await get<Printed>("/openapi.json");
const codes = new Set(printed.components.schemas.Problem.properties.code.enum);
// Whoever turns the clock turns it for the tests that run beside this one.
const paths = Object.entries(printed.paths).filter(([path]) => !path.startsWith("/test-clock"));
const operations: PrintedOperation[] = paths.flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    example: requestBody?.content["application/json"]?.example,
    query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
  })),
);

const members = ["code", "detail", "errors", "instance", "requestId", "status", "title", "type"];

function expectProblem(problem: ProblemBody, told: string): void {
  expect(Object.keys(problem).sort(), told).toEqual(members);
  expect(problem.status, told).toBeLessThan(500);
  for (const { code } of [problem, ...problem.errors]) expect(codes.has(code), told).toBe(true);
}

/** Expects an answer that a client can work with: never a 5xx, and a whole problem wherever it is an error. */
async function expectSound({ method, path, headers, body }: OddRequest): Promise<void> {
  const answer = await sendAsIs(method, path, headers, body);
  const told = `${method} ${path.slice(0, 300)} → ${answer.status} ${answer.text.slice(0, 300)}`;
  expect(answer.status, told).toBeLessThan(500);
  expect(answer.headers.get("x-request-id") ?? "", told).toMatch(/./);
  if (method === "HEAD") expect(answer.text, told).toBe("");
  if (method === "HEAD" || answer.status < 400) return;
  expect(answer.headers.get("content-type") ?? "", told).toMatch(/^application\/(problem\+)?json/);
  const said = JSON.parse(answer.text);
  if (path.startsWith("/api/trpc/")) {
    for (const { error } of [said].flat()) if (error) expectProblem(error.data.problem, told);
    return;
  }
  expectProblem(said, told);
  expect([said.status, said.requestId], told).toEqual([answer.status, answer.headers.get("x-request-id")]);
}

describe("whatever is sent, the answer is sound", () => {
  it.each<[string, fc.Arbitrary<OddRequest>, number]>([
    ["bodies", oddBodies(operations), 70],
    ["paths", oddPaths(operations), 40],
    ["queries", oddQueries(operations), 50],
    ["headers", oddHeaders(operations), 40],
    ["calls of tRPC and of the demo's switch", oddCalls, 40],
  ])("odd %s", async (_what, odd, numRuns) => {
    const twenty = fc.array(odd, { minLength: 20, maxLength: 20 });
    const property = fc.asyncProperty(twenty, async (requests) => {
      await Promise.all(requests.map(expectSound));
    });
    await fc.assert(property, { numRuns });
  });

  it("however deep what is sent stands in itself", async () => {
    for (const request of deepBodies(operations)) await expectSound(request);
  });
});
