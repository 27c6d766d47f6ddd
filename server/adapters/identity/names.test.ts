import { describe, expect, it } from "vitest";
import { namesAgree } from "./names.ts";

describe("a customer's name and a document's", () => {
  it.each([
    ["Ada Lindqvist", "ADA", "LINDQVIST"],
    ["Lindqvist, Ada", "Ada Maria", "Lindqvist"],
    ["José Ángel Núñez", "JOSE ANGEL", "NUNEZ"],
    ["Anna Weiß-Møller", "Anna", "WEISS"],
    ["Łukasz Żółć", "Lukasz", "Zolc"],
    ["Иван Петров", "ИВАН", "ПЕТРОВ"],
    ["Ada Lindqvist", null, "Lindqvist"],
    ["Ada Lindqvist", null, null],
  ])("%s agrees with %s %s", (name, first, last) => {
    expect(namesAgree(name, first, last)).toBe(true);
  });

  it.each([
    ["Ada Lindqvist", "Ada", "Meyer"],
    ["Ada Lindqvist", "Eva", "Lindqvist"],
    ["Ad Lind", "Ada", "Lindqvist"],
    ["", "Ada", "Lindqvist"],
    [null, "Ada", "Lindqvist"],
  ])("%s does not agree with %s %s", (name, first, last) => {
    expect(namesAgree(name, first, last)).toBe(false);
  });
});
