"use client";

import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { download } from "#app/(console)/_components/export/download.ts";

/** Downloads the transfers that are due, for the issuer's bank; says why where the bank could make none of them. */
export function PaymentFile({ distributionId }: { distributionId: string }) {
  const [isPending, setIsPending] = useState(false);
  const start = async () => {
    setIsPending(true);
    try {
      await download(`/distribution/${encodeURIComponent(distributionId)}/transfers`);
    } catch (error) {
      notifications.show({
        color: "red",
        title: "There is no payment file",
        message: (error as Error).message,
      });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isPending}
      title="The due transfers to known accounts, for your bank (SEPA, pain.001)"
      onClick={() => void start()}
    >
      Payment file
    </Button>
  );
}
