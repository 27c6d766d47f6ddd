"use client";

import "@mantine/core/styles.layer.css";
import "@mantine/dates/styles.layer.css";
import "@mantine/charts/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import { MantineProvider } from "@mantine/core";
import { ModalsProvider } from "@mantine/modals";
import { Notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { TrpcProvider } from "#app/_trpc/client.tsx";
import { cssVariablesResolver, theme } from "../theme.ts";
import { createColorSchemeManager } from "./color-scheme-manager.ts";

/** What the pages drawn with Mantine stand in: the theme, the procedures over HTTP, dialogs and notifications. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [colorSchemeManager] = useState(createColorSchemeManager);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
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
