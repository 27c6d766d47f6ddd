import { unsubscribe } from "#server/feed/notice/unsubscribe.ts";
import { withAdmission } from "./answer.ts";

/**
 * Switches off the kind of mail that a mail program's own button was in (RFC 8058): `POST …?token=…`, with the form
 * `List-Unsubscribe=One-Click`. The token is proof enough, so nobody signs in; what the form says changes nothing.
 */
export const oneClickUnsubscribe = withAdmission(async ({ request, ctx }) => {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  await unsubscribe({ ctx, input: { token } });
  return new Response(null, { status: 204, headers: [...ctx.replyHeaders] });
});
