import { describe, expect, it } from "vitest";
import { baseUrl, get, type ProblemBody, send } from "./client.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const signIn = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send<ProblemBody>("POST", "/demo/sign-in", {
    body: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });

describe("the demo's sign-in", () => {
  it("opens a session of a person, who then acts as a customer alone", async () => {
    const { status, headers } = await signIn({ person: "ada", returnTo: "/portal?tab=1" });
    expect([status, headers.get("location")]).toEqual([303, "/portal?tab=1"]);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^offerboard\.session_token=[\w%.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const worn = { cookie: cookie.split(";")[0] ?? "" };
    const seen = { kind: "customer", customerId: "cus_demo_ada", roles: [], current: expect.any(String) };
    const { body } = await get<{ result: { data: object } }>("/trpc/organization.viewer?input=%7B%7D", worn);
    expect(body.result.data).toMatchObject(seen);
    expect((await get("/viewer", worn)).body).toMatchObject(seen);
    expect((await get("/dashboard", worn)).status).toBe(403);
  });

  it("is no session once its cookie was touched", async () => {
    const { headers } = await signIn({ person: "owner" });
    const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";");
    expect((await get("/viewer", { cookie })).body).toMatchObject({ kind: "member", roles: ["owner"] });
    const touched = cookie.replace(/=(.)/, (_all, first: string) => `=${first === "a" ? "b" : "a"}`);
    expect((await get("/viewer", { cookie: touched })).body).toMatchObject({ kind: "apiKey" });
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\r\nset-cookie:a=b",
    "",
    "portal",
    "/..//evil.example",
  ])("sends nobody elsewhere: %j", async (returnTo) => {
    const { headers } = await signIn({ person: "auditor", returnTo });
    expect(headers.get("location")).toBe("/");
  });

  it("knows nobody who is not there, and listens to our own pages alone", async () => {
    const unknown = await signIn({ person: "nobody" });
    expect([unknown.status, unknown.body.code]).toEqual([400, "invalid_request"]);
    expect(unknown.headers.has("set-cookie")).toBe(false);
    for (const origin of ["https://evil.example", "null"]) {
      const foreign = await signIn({ person: "owner" }, { origin });
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(foreign.headers.has("set-cookie")).toBe(false);
    }
    expect((await signIn({ person: "owner" }, { origin: baseUrl })).status).toBe(303);
  });

  it("takes an ordinary form alone", async () => {
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
      const answer = await signIn({ person: "owner" }, { "content-type": type });
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    }
  });
});
