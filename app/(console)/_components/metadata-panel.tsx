import { Panel } from "#app/_components/panel.tsx";
import classes from "./metadata-panel.module.css";

interface MetadataPanelProps {
  /** What carries it: `customer`. */
  readonly of: string;
  readonly metadata: Readonly<Record<string, unknown>> | undefined;
}

/** What an issuer's own systems keep with a resource; nothing where they keep nothing. */
export function MetadataPanel({ of, metadata = {} }: MetadataPanelProps) {
  if (Object.keys(metadata).length === 0) return null;
  return (
    <Panel title="Metadata" description={`What your own systems keep with this ${of}.`}>
      <pre className={classes.metadata}>{JSON.stringify(metadata, null, 2)}</pre>
    </Panel>
  );
}
