"use client";

import { ColorInput, ColorSwatch, Textarea, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { ImageUpload } from "#app/(console)/console/offerings/_form/image-upload.tsx";
import { type Organization, updateOrganization } from "#server/domain/organization/organization/contract.ts";
import type { Scheme } from "#server/kernel/fields/color.ts";
import { BrandPreview, shownAccent } from "./brand-preview.tsx";
import { type BrandValues, toBrand, toValues } from "./brand-values.ts";
import { LinkFields } from "./link-fields.tsx";

/** A field across both columns. */
const WIDE = { "data-wide": true };

/** What stands in the field of an accent while it is empty: the colour that is shown then. */
function whileEmpty(values: BrandValues, scheme: Scheme) {
  const isEmpty = (scheme === "dark" ? values.accentColorDark : values.accentColor) === "";
  const placeholder = shownAccent(values, scheme);
  return { placeholder, ...(isEmpty && { leftSection: <ColorSwatch size={18} color={placeholder} /> }) };
}

/** Sets how the organization shows itself, with what comes of it beside the form. */
export function BrandForm({ organization }: { organization: Organization }) {
  const { organizationId, slug, name, brand } = organization;
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateOrganization.input,
    opened: organization,
    initialValues: { organizationId, brand: toValues(brand) },
    toInput: ({ brand: values }) => ({ organizationId, brand: toBrand(values) }),
    send: (input, context) => client.organization.update.mutate(input, { context: { ...context } }),
    onSent: (changed) => {
      notifications.show({
        title: "Saved",
        message: "Your pages, mails and papers show the brand from now on.",
      });
      form.setInitialValues({ organizationId, brand: toValues(changed.brand) });
      form.reset();
      router.refresh();
    },
  });
  const setLogo = (url: string) => form.setFieldValue("brand.logoUrl", url);
  return (
    <div className={classes.withPreview}>
      <Form noValidate onSubmit={onSubmit} className={classes.form}>
        <ProblemAlert {...alert} />
        <Panel title="Look" description="On your page, at your offerings' own addresses and on agreements.">
          <div className={classes.fields}>
            <div data-wide>
              <ImageUpload
                isWhole
                url={form.values.brand.logoUrl}
                shown={form.values.brand.logoUrl}
                label="Logo"
                alt="The logo"
                onUploaded={setLogo}
                onRemove={() => setLogo("")}
              />
            </div>
            <ColorInput
              label="Accent colour"
              description="For buttons and links on light pages."
              withEyeDropper={false}
              {...whileEmpty(form.values.brand, "light")}
              {...form.getInputProps("brand.accentColor")}
            />
            <ColorInput
              label="Accent colour, dark"
              description="Left empty, it is the same, made lighter."
              withEyeDropper={false}
              {...whileEmpty(form.values.brand, "dark")}
              {...form.getInputProps("brand.accentColorDark")}
            />
          </div>
        </Panel>
        <Panel title="Who you are" description="On your page, on agreements and below your mails.">
          <div className={classes.fields}>
            <TextInput label="Legal name" {...form.getInputProps("brand.legalName")} />
            <TextInput
              label="Register and number"
              placeholder="Amtsgericht Hamburg, HRB 123456"
              {...form.getInputProps("brand.registerNumber")}
            />
            <Textarea
              wrapperProps={WIDE}
              label="Imprint"
              description="Address, management, supervision; line by line."
              autosize
              minRows={3}
              {...form.getInputProps("brand.imprint")}
            />
          </div>
        </Panel>
        <Panel title="Help and links" description="Where customers reach you.">
          <div className={classes.fields}>
            <TextInput label="E-mail" type="email" {...form.getInputProps("brand.support.email")} />
            <TextInput label="Telephone" type="tel" {...form.getInputProps("brand.support.phone")} />
            <TextInput
              wrapperProps={WIDE}
              label="Help page"
              placeholder="https://example.com/help"
              {...form.getInputProps("brand.support.url")}
            />
            <LinkFields form={form} />
          </div>
        </Panel>
        <div className={classes.inSight} data-changed={form.isDirty() || undefined}>
          <span className={classes.unit}>
            {form.isDirty() ? "Your changes are not saved yet." : "Nothing is changed."}
          </span>
          <PendingButton isPending={isSending} disabled={!form.isDirty()}>
            Save the brand
          </PendingButton>
        </div>
      </Form>
      <BrandPreview name={name} slug={slug} values={form.values.brand} />
    </div>
  );
}
