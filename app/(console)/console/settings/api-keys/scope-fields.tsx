import { Button, Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import type { Scope } from "#server/kernel/fields/actions.ts";
import classes from "./create-key-form.module.css";
import { scopeGroups, scopeWords } from "./scope-words.ts";

interface ScopeFieldsProps {
  readonly chosen: readonly Scope[];
  readonly error: ReactNode;
  readonly onChange: (scopes: Scope[]) => void;
}

/** What the key may do: reading and writing apart, each in words. */
export function ScopeFields({ chosen, error, onChange }: ScopeFieldsProps) {
  const toggle = (scope: Scope, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <>
      <div className={classes.groups}>
        {scopeGroups.map(({ label, scopes }) => {
          const others = chosen.filter((scope) => !scopes.includes(scope));
          const isWhole = others.length + scopes.length === chosen.length;
          return (
            <fieldset key={label} className={classes.group}>
              <legend>{label}</legend>
              <div>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={isWhole ? `Choose none of ${label}` : `Choose all of ${label}`}
                  onClick={() => onChange(isWhole ? others : [...others, ...scopes])}
                >
                  {isWhole ? "Choose none" : "Choose all"}
                </Button>
              </div>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  label={scopeWords[scope]}
                  description={scope}
                  checked={chosen.includes(scope)}
                  onChange={({ currentTarget }) => toggle(scope, currentTarget.checked)}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
