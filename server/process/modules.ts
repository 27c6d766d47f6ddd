import { domain } from "#server/domain/modules.ts";
import { feed } from "#server/feed/module.ts";
import type { Module } from "#server/kernel/module.ts";
import { platform } from "#server/platform/module.ts";

/** Every module there is: what the process gathers its work from. */
export const modules: readonly Module[] = [platform, ...Object.values(domain), feed];
