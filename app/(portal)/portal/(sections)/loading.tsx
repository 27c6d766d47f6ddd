import { Skeleton } from "@mantine/core";
import { Page } from "#app/_components/page.tsx";
import classes from "./loading.module.css";

/** What stands where a page of the portal is about to be. */
export default function Loading() {
  return (
    <Page>
      <div className={classes.page}>
        <p className="visually-hidden" role="status">
          Loading…
        </p>
        <Skeleton height="2.5rem" width="min(60%, 22rem)" />
        <Skeleton height="1.25rem" width="min(80%, 32rem)" />
        <Skeleton height="9rem" radius="lg" mt="md" />
        <Skeleton height="22rem" radius="lg" />
      </div>
    </Page>
  );
}
