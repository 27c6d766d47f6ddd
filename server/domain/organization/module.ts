import type { Module } from "#server/kernel/module.ts";
import { invitationRouter, memberRouter, organizationRouter, settingsRouter } from "./router.ts";

/** Organizations, their members, invitations and settings. */
export const organization = {
  router: {
    invitation: invitationRouter,
    member: memberRouter,
    organization: organizationRouter,
    settings: settingsRouter,
  },
} satisfies Module;
