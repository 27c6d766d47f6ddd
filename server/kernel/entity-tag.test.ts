import { describe, expect, it } from "vitest";
import { entityTag, isVersion, readTags } from "./entity-tag.ts";
import { versionTag } from "./fields/version-tag.ts";

const resource = { object: "offering", raised: 0, updatedAt: "2027-01-10T09:00:00.000Z" };

describe("an entity tag", () => {
  it("differs with every byte, but for the resource's name", () => {
    expect(entityTag(resource)).toMatch(/^"[0-9a-z]+\.[\w-]{27}"$/);
    expect(entityTag({ ...resource, raised: 1 })).not.toBe(entityTag(resource));
    const { object: _, ...unnamed } = resource;
    expect(entityTag(unnamed)).toBe(entityTag(resource));
  });

  it("is of the same version until the resource is changed", () => {
    const tag = entityTag(resource);
    expect(isVersion(tag, { ...resource, raised: 1 })).toBe(true);
    expect(isVersion(versionTag(resource), resource)).toBe(true);
    expect(isVersion(tag, { ...resource, updatedAt: "2027-01-10T09:00:00.001Z" })).toBe(false);
    expect(isVersion(`W/${tag}`, resource)).toBe(false);
  });

  it("is of a resource that does not say when it changed as a whole", () => {
    const token = { tokenId: "mill", totalSupply: 1 };
    expect(isVersion(entityTag(token), token)).toBe(true);
    expect(isVersion(entityTag(token), { ...token, totalSupply: 2 })).toBe(false);
  });

  it("is read from a header with several", () => {
    expect(readTags('"a", W/"b" ,"c.d"')).toEqual(['"a"', 'W/"b"', '"c.d"']);
    expect(readTags("*")).toEqual(["*"]);
    expect(readTags("lqg3")).toEqual([]);
  });
});
