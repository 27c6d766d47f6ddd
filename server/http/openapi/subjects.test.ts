import { describe, expect, it } from "vitest";
import { openApi } from "./document.ts";
import { openApiOf, subjects } from "./subjects.ts";

const whole = openApi();
const operationsIn = (paths: object = {}) =>
  Object.values(paths).flatMap((methods: Record<string, { operationId: string }>) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );

describe("subjects", () => {
  it("hold every operation once, under a name that an address can carry", () => {
    const listed = subjects().flatMap(({ operations }) => operations.map(({ name }) => name));
    expect(listed.sort()).toEqual(operationsIn(whole.paths).sort());
    for (const { slug, operations } of subjects()) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(operations.length, slug).toBeGreaterThan(0);
    }
  });

  it("tell how an operation is asked", () => {
    const offering = subjects().find(({ slug }) => slug === "offering");
    expect(offering?.operations).toContainEqual({
      name: "createOffering",
      method: "POST",
      path: "/offering",
      summary: expect.stringMatching(/./),
      rights: ["offering:write"],
    });
  });
});

describe("the document of one subject", () => {
  it.each(subjects())(
    "$slug holds its operations as they stand in the whole",
    ({ name, slug, operations }) => {
      const document = openApiOf(slug);
      expect(operationsIn(document?.paths).sort()).toEqual(operations.map((one) => one.name).sort());
      expect(document?.tags).toEqual([{ name, description: expect.stringMatching(/^[A-Z].{15,}[.]$/) }]);
      for (const [path, methods] of Object.entries(document?.paths ?? {})) {
        expect(whole.paths?.[path]).toMatchObject(methods);
      }
    },
  );

  it.each(subjects())("$slug has all that it refers to, and nothing else", ({ slug }) => {
    const { components = {}, ...rest } = openApiOf(slug) ?? {};
    const { securitySchemes, ...referable } = components;
    expect(securitySchemes).toEqual(whole.components?.securitySchemes);
    const there = Object.entries(referable).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    );
    const text = JSON.stringify([rest, referable]);
    const named = [...text.matchAll(/"(#\/components\/[^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(there.sort());
  });

  it("does not exist for what is no subject", () => {
    for (const slug of ["", "Offering", "offering ", "toString"]) expect(openApiOf(slug)).toBeUndefined();
  });
});
