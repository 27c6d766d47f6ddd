import { createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";

/** Where a link in a mail signs one in; a passkey needs no second factor, as it is two already. */
const linkPaths = ["/magic-link/verify", "/verify-email"];

/**
 * better-auth's second factor, asked for after a link in a mail as well: the library asks after passwords only, so a
 * reader of somebody's mail could sign in without it.
 */
export function secondFactor() {
  const plugin = twoFactor({ issuer: "Offerboard", allowPasswordless: true });
  const challenge = plugin.hooks.after[0];
  if (challenge === undefined) throw new Error("better-auth asks for no second factor any more");
  const isByLink = ({ path }: { path?: string | undefined }) => linkPaths.includes(path ?? "");
  const toTheCode = createAuthMiddleware(async (ctx) => {
    const { returned } = ctx.context;
    if (typeof returned !== "object" || returned === null || !("twoFactorRedirect" in returned)) return;
    const callback: unknown = ctx.query?.callbackURL;
    const query = typeof callback === "string" ? `?returnTo=${encodeURIComponent(callback)}` : "";
    throw ctx.redirect(`/sign-in/two-factor${query}`);
  });
  return {
    ...plugin,
    hooks: {
      after: [
        {
          matcher: (context: { path?: string | undefined }) =>
            isByLink(context) || challenge.matcher(context as Parameters<typeof challenge.matcher>[0]),
          handler: challenge.handler,
        },
        { matcher: isByLink, handler: toTheCode },
      ],
    },
  };
}
