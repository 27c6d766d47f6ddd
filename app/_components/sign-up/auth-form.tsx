"use client";

import type { ReactNode } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { Notice } from "#app/_components/notice.tsx";
import classes from "./auth-form.module.css";

interface AuthFormProps {
  /** Why it was refused; null while it was not. */
  problem: string | null;
  onSend: () => Promise<void>;
  children: ReactNode;
}

/** A form of the sign-in: what speaks against it stands on top. */
export function AuthForm({ problem, onSend, children }: AuthFormProps) {
  return (
    <Form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <noscript>
        <Notice tone="warning">
          <span>This form needs JavaScript, which this browser does not run here.</span>
        </Notice>
      </noscript>
      {problem !== null && (
        <Notice tone="negative" role="alert">
          <span>{problem}</span>
        </Notice>
      )}
      {children}
    </Form>
  );
}
