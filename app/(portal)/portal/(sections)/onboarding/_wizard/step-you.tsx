import { Radio, Select, TextInput } from "@mantine/core";
import { IconBuilding, IconUser } from "@tabler/icons-react";
import { type CustomerType, customerTypes } from "#db/schema/enums.ts";
import type { OnboardingForm } from "./use-onboarding-form.ts";
import classes from "./wizard.module.css";

const types: Record<CustomerType, { label: string; text: string; name: string; icon: typeof IconUser }> = {
  INDIVIDUAL: { label: "A person", text: "I invest for myself.", name: "Full name", icon: IconUser },
  ORGANIZATION: {
    label: "An organization",
    text: "I invest for a company, a fund or an association.",
    name: "Registered name",
    icon: IconBuilding,
  },
};

interface StepYouProps {
  form: OnboardingForm;
  /** The issuers one can join; one alone needs no choice. */
  issuers: readonly { value: string; label: string }[];
}

/** Who one is, and how to be reached. */
export function StepYou({ form, issuers }: StepYouProps) {
  return (
    <>
      {issuers.length > 1 && (
        <Select
          label="Issuer"
          description="Whose offerings you want to buy from."
          data={issuers}
          allowDeselect={false}
          {...form.getInputProps("organizationId")}
        />
      )}
      <Radio.Group label="Who are you?" {...form.getInputProps("type")}>
        <div className={classes.cards}>
          {customerTypes.map((type) => {
            const { label, text, icon: Icon } = types[type];
            return (
              <Radio.Card
                key={type}
                value={type}
                // The keyboard stops at the one that is chosen; arrows choose the other.
                tabIndex={type === form.values.type ? 0 : -1}
                className={classes.card}
              >
                <Icon size={24} stroke={1.5} aria-hidden />
                <span className={classes.cardText}>
                  <strong>{label}</strong>
                  <span>{text}</span>
                </span>
                <Radio.Indicator />
              </Radio.Card>
            );
          })}
        </div>
      </Radio.Group>
      <TextInput
        label={types[form.values.type].name}
        autoComplete={form.values.type === "INDIVIDUAL" ? "name" : "organization"}
        {...form.getInputProps("name")}
      />
      <div className={classes.pair}>
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="email"
          placeholder="ada@example.com"
          {...form.getInputProps("email")}
        />
        <TextInput
          label="Telephone number"
          type="tel"
          autoComplete="tel"
          placeholder="+49 40 1234567"
          {...form.getInputProps("phone")}
        />
      </div>
    </>
  );
}
