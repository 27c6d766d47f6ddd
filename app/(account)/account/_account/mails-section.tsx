"use client";

import { Switch } from "@mantine/core";
import { useState } from "react";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import type { MailChoices } from "#server/feed/notice/contract.ts";
import classes from "./section.module.css";
import { Section } from "./section.tsx";

/** The mails that are a choice, and what each is. */
const choices = [
  {
    name: "offeringUpdates",
    label: "Updates of issuers",
    description: "News of offerings that you bought from.",
  },
  {
    name: "filledOffers",
    label: "Accepted offers",
    description: "When somebody accepts your offer on the bulletin board.",
  },
] as const satisfies readonly {
  name: Exclude<keyof MailChoices, "customerId">;
  label: string;
  description: string;
}[];

/** On, and no choice: grey would read as off. */
const ALWAYS_ON = "color-mix(in srgb, var(--mantine-primary-color-filled) 60%, transparent)";

/** Which mails one wants as a customer; those about money are no choice. */
export function MailsSection({ saved, organizationName }: { saved: MailChoices; organizationName: string }) {
  const [current, setCurrent] = useState(saved);
  const show = (chosen: Partial<MailChoices>) => setCurrent((now) => ({ ...now, ...chosen }));
  const choose = trpc.notice.choose.useMutation({
    // A switch turns as it is pressed, and back where that could not be saved.
    onMutate: show,
    onError: (_, asked) => {
      for (const { name } of choices) if (asked[name] !== undefined) show({ [name]: !asked[name] });
    },
  });
  return (
    <Section
      title="Mails"
      description={`What ${organizationName} mails you. All of it stands in your portal too.`}
      success={choose.isSuccess ? "Your choice is saved." : null}
    >
      <ProblemAlert error={choose.error} />
      <div id="mails" className={classes.form}>
        <Switch
          label="Your money"
          description="Payments, purchases, deliveries, refunds and distributions: always on."
          checked
          disabled
          readOnly
          style={{ "--switch-disabled-color": ALWAYS_ON }}
        />
        {choices.map(({ name, label, description }) => (
          <Switch
            key={name}
            label={label}
            description={description}
            checked={current[name]}
            onChange={({ currentTarget }) =>
              choose.mutate({ customerId: current.customerId, [name]: currentTarget.checked })
            }
          />
        ))}
      </div>
    </Section>
  );
}
