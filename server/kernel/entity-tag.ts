import { hash } from "node:crypto";
import { versionOf, versionTag } from "./fields/version-tag.ts";

/**
 * The strong entity tag of a resource: `"<version>.<digest>"`, where it says when it last changed, else `"<digest>"`. The
 * digest is of every byte of the answer; the version stays while only what follows from others moves, such as what an
 * offering has raised, so that a change is not refused for it (docs/decisions/040-finding-and-keeping.md).
 * @param text the resource as JSON
 */
export function entityTag(resource: object, text = JSON.stringify(resource)): string {
  const version = hasVersion(resource) ? `${versionOf(resource)}.` : "";
  return `"${version}${digestOf(text)}"`;
}

/**
 * Whether a resource is the one that a tag was given out for, as far as changes of it are concerned. One that never
 * changed, and would say when (`updatedAt` is there, and undefined), is known by its version too.
 */
export function isVersion(tag: string, resource: object): boolean {
  if (!hasVersion(resource)) {
    return tag === entityTag(resource) || ("updatedAt" in resource && tag === versionTag({}));
  }
  return tag.replace(/\..*"$/, '"') === `"${versionOf(resource)}"`;
}

/** The tags of `If-Match` or `If-None-Match`; weak ones as they stand, which no strong one equals. */
export function readTags(header: string): string[] {
  return header.match(/(?:W\/)?"[^"]*"|\*/g) ?? [];
}

const hasVersion = (resource: object): resource is { readonly updatedAt: string } =>
  "updatedAt" in resource && typeof resource.updatedAt === "string";

/** Names of resources do not count: they are written once an answer is complete (`name-objects.ts`). */
const digestOf = (text: string) => hash("sha1", text.replaceAll(/"object":"\w+",?/g, ""), "base64url");
