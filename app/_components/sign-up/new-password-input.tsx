import { PasswordInput } from "@mantine/core";
import { MAX_PASSWORD_LENGTH, PASSWORD_LENGTH } from "#server/kernel/fields/password.ts";

interface NewPasswordInputProps {
  label: string;
  /** What else helps to choose it. */
  hint?: string;
  value: string;
  onChange: (password: string) => void;
}

/** Takes a password that is to be kept; it tells how long it must be. */
export function NewPasswordInput({ label, hint, value, onChange }: NewPasswordInputProps) {
  const rule = `At least ${PASSWORD_LENGTH} characters.`;
  return (
    <PasswordInput
      label={label}
      description={hint === undefined ? rule : `${rule} ${hint}`}
      autoComplete="new-password"
      required
      withAsterisk={false}
      minLength={PASSWORD_LENGTH}
      maxLength={MAX_PASSWORD_LENGTH}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
