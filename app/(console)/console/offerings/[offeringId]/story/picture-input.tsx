import { Button, FileButton, NativeSelect } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { Picture } from "#app/_components/picture.tsx";
import { gallery } from "#app/(console)/console/offerings/_form/gallery.ts";
import { faultOf, sendImage } from "#app/(console)/console/offerings/_form/send-image.ts";
import { imageTypes } from "#server/platform/image/contract.ts";
import classes from "./story.module.css";

interface PictureInputProps {
  label: string;
  /** Its address on this service; empty = none. */
  value: string;
  fault: string | undefined;
  onChange: (url: string) => void;
}

const options = gallery.map(({ url, shows }) => ({ value: url, label: shows }));

/** A picture of one's own, or one of ours: nothing else is shown in a story. */
export function PictureInput({ label, value, fault, onChange }: PictureInputProps) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOwn = value !== "" && !options.some((option) => option.value === value);

  const take = async (file: File | null) => {
    if (file === null) return;
    const wrong = faultOf(file);
    setProblem(wrong);
    if (wrong !== null) return;
    setSending(true);
    try {
      onChange(await sendImage(file, () => undefined));
    } catch (failure) {
      setProblem((failure as Error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <div className={classes.picture}>
      {value === "" ? (
        <span className={classes.noPicture} aria-hidden />
      ) : (
        <Picture key={value} src={value} alt={`${label} as chosen`} width={96} height={64} />
      )}
      <NativeSelect
        label={label}
        value={isOwn ? "own" : value}
        error={problem ?? fault}
        data={[
          { value: "", label: "None" },
          ...(isOwn ? [{ value: "own", label: "Your own picture" }] : []),
          ...options,
        ]}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== "own") onChange(currentTarget.value);
        }}
      />
      <FileButton accept={imageTypes.join(",")} onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={isSending}
            leftSection={<IconUpload size={16} aria-hidden />}
          >
            Upload one
          </Button>
        )}
      </FileButton>
    </div>
  );
}
