import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { reviewerRoles } from "#server/domain/investors/verification-assignee/contract.ts";

/** Members who may see to a check, by name. */
export async function readReviewers() {
  const { data } = await trpc.member.list({ limit: 100, sort: "name", order: "asc" });
  return data.filter(({ role }) => reviewerRoles.includes(role));
}
