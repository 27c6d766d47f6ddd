"use client";

import { Button, Menu, Modal, Progress as ProgressBar } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { formatCount } from "#app/_words/format.ts";
import { download, type Progress } from "./download.ts";
import classes from "./export-menu.module.css";

const labels = {
  csv: "CSV",
  xlsx: "Excel workbook",
  ndjson: "NDJSON, with all that the hashes are over",
} as const;

interface ExportMenuProps {
  /** Place of the export below `/api`. */
  readonly path: string;
  /** What narrows it, beside the format. */
  readonly query?: Readonly<Record<string, string>>;
  readonly formats: readonly (keyof typeof labels)[];
}

type State = { readonly progress: Progress } | { readonly error: string } | null;

const begun: Progress = { rows: null, total: null };

/** Downloads all of a list, with a bar for how far it is and a way out. */
export function ExportMenu({ path, query = {}, formats }: ExportMenuProps) {
  const [state, setState] = useState<State>(null);
  const running = useRef<AbortController>(undefined);

  const start = async (format: ExportMenuProps["formats"][number]) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ progress: begun });
    try {
      // A list with one format does not ask which.
      const asked = formats.length > 1 ? { ...query, format } : query;
      await download(`${path}?${new URLSearchParams(asked)}`, {
        signal,
        onProgress: (progress) => setState({ progress }),
      });
      setState(null);
    } catch (error) {
      if (signal.aborted) return;
      setState((error as Error).name === "AbortError" ? null : { error: (error as Error).message });
    }
  };
  const leave = () => {
    running.current?.abort();
    setState(null);
  };
  const isFailed = state !== null && "error" in state;
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => void start(format)}>
              {labels[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={state !== null}
        onClose={leave}
        title={isFailed ? "The export did not work" : "Exporting…"}
        closeOnClickOutside={isFailed}
        closeButtonProps={{ "aria-label": isFailed ? "Close" : "Cancel the export" }}
      >
        <div className={classes.dialog}>
          {state !== null && "error" in state ? (
            <Notice tone="negative" role="alert">
              {state.error}
            </Notice>
          ) : (
            <Bar progress={state?.progress ?? begun} />
          )}
          <Button variant="default" onClick={leave}>
            {isFailed ? "Close" : "Cancel"}
          </Button>
        </div>
      </Modal>
    </>
  );
}

function Bar({ progress: { rows, total } }: { progress: Progress }) {
  const share = rows !== null && total !== null && total > 0 ? (rows * 100) / total : null;
  return (
    <>
      <ProgressBar value={share ?? 100} animated={share === null} aria-label="Progress of the export" />
      <p className={classes.note} role="status">
        {words(rows, total)}
      </p>
    </>
  );
}

function words(rows: number | null, total: number | null): string {
  if (rows === null) return "Putting the file together…";
  return total === null
    ? `${formatCount(rows)} rows so far`
    : `${formatCount(rows)} of ${formatCount(total)} rows`;
}
