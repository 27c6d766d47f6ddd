import { expect } from "vitest";
import { type ProblemBody, refusal } from "./client.ts";

/** Expects an error with every member it has, and gives its body. */
export async function expectProblem(
  answer: Parameters<typeof refusal>[0],
  status: number,
  code: string,
): Promise<ProblemBody> {
  const { status: got, headers, body } = await refusal(answer);
  expect([got, body.code]).toEqual([status, code]);
  expect(body).toEqual({
    type: `urn:offerboard:error:${code}`,
    title: expect.stringMatching(/^[A-Z]/),
    status,
    detail: expect.stringMatching(/[.]$/),
    instance: expect.stringMatching(/^\//),
    code,
    requestId: headers.get("x-request-id"),
    errors: expect.any(Array),
  });
  for (const error of body.errors) {
    expect(error).toEqual({
      param: error.param === null ? null : expect.stringMatching(/./),
      code: expect.stringMatching(/^[a-z_]+$/),
      detail: expect.stringMatching(/[.]$/),
    });
  }
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("x-api-version")).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  return body;
}

/** The fields that are wrong, each with its code. */
export const paramsOf = ({ errors }: ProblemBody) => errors.map(({ param, code }) => [param, code]);
