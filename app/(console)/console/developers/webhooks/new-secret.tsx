import { Button, TextInput } from "@mantine/core";
import { CopyButton } from "#app/_components/copy-button.tsx";
import classes from "#app/_components/form/form.module.css";
import { Notice } from "#app/_components/notice.tsx";

interface NewSecretProps {
  readonly secret: string;
  /** What else is to be known of it. */
  readonly note?: string;
  readonly onDone: () => void;
}

/** A secret that was just made, shown this once. */
export function NewSecret({ secret, note, onDone }: NewSecretProps) {
  return (
    <div className={classes.form}>
      <Notice tone="warning" title="This is the only time it is shown" role="status">
        <span>Your software checks with it that an event comes from here. {note}</span>
      </Notice>
      <TextInput
        label="Signing secret"
        readOnly
        data-autofocus
        value={secret}
        classNames={{ input: classes.mono }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        rightSection={<CopyButton value={secret} label="signing secret" />}
      />
      <div className={classes.actions}>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
    </div>
  );
}
