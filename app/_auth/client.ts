import { passkeyClient } from "@better-auth/passkey/client";
import { createAuthClient } from "better-auth/client";
import { magicLinkClient, twoFactorClient } from "better-auth/client/plugins";

/** People's sign-in as the browser calls it. */
export const auth = createAuthClient({
  basePath: "/api/auth",
  plugins: [passkeyClient(), magicLinkClient(), twoFactorClient()],
});
