"use client";

import "@mantine/core/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { TrpcProvider } from "#app/_trpc/client.tsx";
import { createColorSchemeManager } from "./color-scheme-manager.ts";
import { documentNonce } from "./document-nonce.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

/** @param nonce that of the request, for the style elements Mantine writes into the page */
export function MantineProviders({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [colorSchemeManager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => documentNonce() ?? nonce ?? ""}
    >
      <TrpcProvider>
        <ModalsProvider labels={{ confirm: "Confirm", cancel: "Back" }}>
          <Notifications position="bottom-right" />
          {children}
        </ModalsProvider>
      </TrpcProvider>
    </MantineProvider>
  );
}
