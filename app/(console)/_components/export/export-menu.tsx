"use client";

import { Button, Menu, Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import Link from "next/link";
import { type ReactNode, useRef, useState } from "react";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { statusLook } from "#app/_words/status.ts";
import type { ExportResource } from "#db/schema/enums.ts";
import type { Export, ExportFormat } from "#server/feed/export/contract.ts";
import { download, type Progress, TooLong } from "./download.ts";
import classes from "./export-menu.module.css";
import { Bar, MadeExport } from "./made-export.tsx";
import { downloadPath, type Filters, filePath, formatsOf, isSame, percentOf } from "./places.ts";

const labels = {
  csv: "CSV",
  xlsx: "Excel workbook",
  ndjson: "NDJSON, with all that the hashes are over",
} as const satisfies Readonly<Record<ExportFormat, string>>;

/** How often the menu looks anew while it is open, in milliseconds. */
const EVERY_MS = 3_000;

interface ExportMenuProps {
  readonly resource: ExportResource;
  /** What it is of, and what narrows it. */
  readonly filters: Filters;
  readonly size?: "xs" | "sm";
}

type State =
  | { readonly progress: Progress }
  | { readonly error: ReactNode }
  /** A job makes it. */
  | { readonly exportId: string }
  | null;

const begun: Progress = { rows: null, total: null };

/** Downloads all of a list, with a bar for how far it is and a way out; what is long is made by a job. */
export function ExportMenu({ resource, filters, size = "sm" }: ExportMenuProps) {
  const formats = formatsOf(resource);
  const [state, setState] = useState<State>(null);
  const [isOpen, setIsOpen] = useState(false);
  const running = useRef<AbortController>(undefined);
  const create = trpc.export.create.useMutation();
  const earlier = trpc.export.list.useQuery(
    { resource, limit: 20 },
    { enabled: isOpen, refetchInterval: isOpen && EVERY_MS },
  );
  const made = (earlier.data?.data ?? []).filter(
    (one) => isSame(one.filters, filters) && one.status !== "EXPIRED" && one.status !== "CANCELLED",
  );

  const start = async (format: ExportFormat) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ progress: begun });
    try {
      await download(downloadPath(resource, filters, formats.length > 1 ? format : undefined), {
        signal,
        onProgress: (progress) => setState({ progress }),
      }).catch((error) => {
        if (!(error instanceof TooLong)) throw error;
        return create
          .mutateAsync({ resource, format, filters })
          .then(({ exportId }) => setState({ exportId }));
      });
      setState((now) => (now && "progress" in now ? null : now));
    } catch (error) {
      if (signal.aborted) return;
      setState((error as Error).name === "AbortError" ? null : { error: fileRefusal(error) });
    }
  };
  const leave = () => {
    running.current?.abort();
    setState(null);
  };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false} opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <Button
            size={size}
            variant="default"
            leftSection={<IconDownload size={size === "xs" ? 16 : 18} aria-hidden />}
          >
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => void start(format)}>
              {labels[format]}
            </Menu.Item>
          ))}
          {made.length > 0 && (
            <>
              <Menu.Divider />
              <Menu.Label>Made in the background</Menu.Label>
              {made.slice(0, 3).map((one) =>
                one.status === "COMPLETED" ? (
                  <Menu.Item key={one.exportId} component="a" href={filePath(one.exportId)} download>
                    {wordsOf(one)}
                  </Menu.Item>
                ) : (
                  <Menu.Item key={one.exportId} onClick={() => setState({ exportId: one.exportId })}>
                    {wordsOf(one)}
                  </Menu.Item>
                ),
              )}
              <Menu.Item component={Link} href="/console/exports">
                All exports
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={state !== null}
        onClose={leave}
        title={titleOf(state)}
        closeOnClickOutside={state !== null && !("progress" in state)}
        closeButtonProps={{ "aria-label": state && "progress" in state ? "Cancel the export" : "Close" }}
      >
        <div className={classes.dialog}>
          {state && "exportId" in state ? (
            <MadeExport exportId={state.exportId} onLeave={leave} />
          ) : (
            <>
              {state && "error" in state ? (
                <Notice tone="negative" role="alert">
                  {state.error}
                </Notice>
              ) : (
                <Bar progress={state?.progress ?? begun} />
              )}
              <Button variant="default" onClick={leave}>
                {state && "error" in state ? "Close" : "Cancel"}
              </Button>
            </>
          )}
        </div>
      </Modal>
    </>
  );
}

function titleOf(state: State): string {
  if (state && "error" in state) return "The export did not work";
  return state && "exportId" in state ? "Export in the background" : "Exporting…";
}

/** An export of the same as a line of the menu: its format and how it stands. */
function wordsOf({ format, status, progress }: Export): string {
  const { label } = statusLook("exportState", status);
  const percent = status === "RUNNING" ? percentOf(progress) : null;
  return `${labels[format]}: ${label.toLowerCase()}${percent === null ? "" : `, ${Math.floor(percent)} %`}`;
}
