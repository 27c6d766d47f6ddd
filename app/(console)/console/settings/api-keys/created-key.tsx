import { Button, TextInput } from "@mantine/core";
import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "#app/_components/form/form.module.css";
import { Notice } from "#app/_components/notice.tsx";
import { CodeSample } from "./code-sample.tsx";

interface CreatedKeyProps {
  readonly apiKey: string;
  readonly origin: string;
  readonly onDone: () => void;
}

/** A key that was just made, shown this once. */
export function CreatedKey({ apiKey, origin, onDone }: CreatedKeyProps) {
  return (
    <div className={classes.form}>
      <Notice tone="warning" title="This is the only time it is shown" role="status">
        <span>Keep it where your software reads its secrets. Whoever has it can do what it may do.</span>
      </Notice>
      <TextInput
        label="API key"
        readOnly
        data-autofocus
        value={apiKey}
        classNames={{ input: classes.mono }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={<CopyButton value={apiKey} label="API key" />}
      />
      <CodeSample origin={origin} apiKey={apiKey} />
      <div className={classes.actions}>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
    </div>
  );
}
