import type { ReactNode } from "react";
import { MantineProviders } from "./mantine-providers.tsx";
import { requestNonce } from "./request-nonce.ts";

/** What the pages drawn with Mantine stand in: the theme, the procedures over HTTP, dialogs and notifications. */
export async function AppProviders({ children }: { children: ReactNode }) {
  return <MantineProviders nonce={await requestNonce()}>{children}</MantineProviders>;
}
