"use client";

import { Button, Menu, Modal, Progress as ProgressBar } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { Notice } from "#app/_components/notice.tsx";
import { formatCount } from "#app/_words/format.ts";
import { download, keepFile, type Progress } from "#app/(console)/_data/download.ts";
import classes from "./export-menu.module.css";

interface ExportMenuProps {
  readonly tokenId: string;
  readonly what: "holder" | "entry";
  /** ISO 8601; left out = now. */
  readonly asOf?: string | undefined;
}

const formats = [
  { format: "csv", label: "CSV" },
  { format: "xlsx", label: "Excel workbook" },
] as const;

type State = { readonly progress: Progress } | { readonly error: string } | null;

/** Downloads all of a list, with a bar for how far it is and a way out. */
export function ExportMenu({ tokenId, what, asOf }: ExportMenuProps) {
  const [state, setState] = useState<State>(null);
  const running = useRef<AbortController>(undefined);

  const start = async (format: string) => {
    const query = new URLSearchParams({ format, ...(asOf !== undefined && { asOf }) });
    const controller = new AbortController();
    running.current = controller;
    setState({ progress: { rows: null, total: 0 } });
    try {
      const { blob, name } = await download(`/token/${encodeURIComponent(tokenId)}/${what}/export?${query}`, {
        signal: controller.signal,
        onProgress: (progress) => setState({ progress }),
      });
      keepFile(blob, name);
      setState(null);
    } catch (error) {
      if (!controller.signal.aborted) setState({ error: (error as Error).message });
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
          {formats.map(({ format, label }) => (
            <Menu.Item key={format} onClick={() => void start(format)}>
              {label}
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
            <Bar progress={state?.progress ?? { rows: null, total: 0 }} />
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
  const isKnown = rows !== null && total > 0;
  const value = isKnown ? (rows * 100) / total : 100;
  return (
    <>
      <ProgressBar value={value} animated={!isKnown} aria-label="Progress of the export" />
      <p className={classes.note} role="status">
        {isKnown ? `${formatCount(rows)} of ${formatCount(total)} rows` : "Putting the file together…"}
      </p>
    </>
  );
}
