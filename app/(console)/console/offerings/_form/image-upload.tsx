"use client";

import { Button, FileButton, Progress } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useState } from "react";
import { fileRefusal } from "#app/_components/form/file-refusal.tsx";
import { useBrokenPicture } from "#app/_components/use-broken-picture.ts";
import { isElsewhere } from "#server/kernel/fields/image-url.ts";
import { imageTypes } from "#server/platform/image/contract.ts";
import classes from "./image-upload.module.css";
import { faultOf, sendImage } from "./send-image.ts";

interface ImageUploadProps {
  /** The picture chosen so far; empty = none. */
  readonly url: string;
  /** What is shown of it; undefined = nothing yet, as an address is being typed. */
  readonly shown: string | undefined;
  /** What it is of. */
  readonly label?: string;
  /** What the picture below shows, for those who do not see it. */
  readonly alt?: string;
  /** Whether all of it is shown, as of a logo; left out = as much as fills the frame. */
  readonly isWhole?: boolean;
  readonly onUploaded: (url: string) => void;
  readonly onRemove: () => void;
}

/** Where a picture of one's own is dropped or picked; it is sent at once and shown as it will be. */
export function ImageUpload({
  url,
  shown,
  label = "Your own picture",
  alt = "What the offering shows",
  isWhole = false,
  onUploaded,
  onRemove,
}: ImageUploadProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<ReactNode>(null);
  const [isOver, setOver] = useState(false);

  const take = async (file: File | null | undefined) => {
    if (!file || percent !== null) return;
    const fault = faultOf(file);
    setError(fault);
    if (fault !== null) return;
    setPercent(0);
    try {
      onUploaded(await sendImage(file, setPercent));
    } catch (failure) {
      setError(fileRefusal(failure));
    } finally {
      setPercent(null);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <section
      className={classes.upload}
      aria-labelledby="own-picture"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Preview key={shown ?? url} url={url} shown={shown} alt={alt} isWhole={isWhole} />
      <div className={classes.side}>
        <p id="own-picture" className={classes.label}>
          {label}
        </p>
        <p className={classes.hint}>
          Drop a picture here, or choose one: PNG, JPEG, WebP or AVIF, up to 2 MB.
        </p>
        <div className={classes.buttons}>
          <FileButton accept={imageTypes.join(",")} onChange={(file) => void take(file)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
                loading={percent !== null}
              >
                Choose a picture
              </Button>
            )}
          </FileButton>
          {url !== "" && (
            <Button variant="subtle" color="gray" px="xs" onClick={onRemove} disabled={percent !== null}>
              Remove
            </Button>
          )}
        </div>
        {percent !== null && (
          <Progress value={percent} aria-label="Sending the picture" transitionDuration={150} />
        )}
        <p className={classes.error} role="alert">
          {error}
        </p>
      </div>
    </section>
  );
}

interface PreviewProps {
  readonly url: string;
  readonly shown: string | undefined;
  readonly alt: string;
  readonly isWhole: boolean;
}

/** The picture as it is now; one that cannot be had, or not yet, says so. */
function Preview({ url, shown, alt, isWhole }: PreviewProps) {
  const { isBroken, watched } = useBrokenPicture();
  const absence = absenceOf(url, shown, isBroken);
  if (absence !== undefined) return <div className={classes.empty}>{absence}</div>;
  return (
    <img
      {...watched}
      className={classes.preview}
      data-whole={isWhole || undefined}
      src={shown}
      alt={alt}
      width={240}
      height={135}
    />
  );
}

/** Why there is nothing to see; undefined where there is. */
function absenceOf(url: string, shown: string | undefined, isBroken: boolean): string | undefined {
  if (url === "") return "No picture yet";
  if (shown === undefined) return "Shown once the address is typed";
  if (!isBroken) return undefined;
  return isElsewhere(url) ? "It cannot be had from this address" : "This picture cannot be shown";
}
