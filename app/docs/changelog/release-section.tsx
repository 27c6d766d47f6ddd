import type { ReferenceRelease } from "#app/_trpc/reference.ts";
import classes from "./release-section.module.css";

/** What one version added. */
export function ReleaseSection({ release }: { release: ReferenceRelease }) {
  const { version, operations, parameters, fields, values, refusals } = release;
  return (
    <section className={classes.release} aria-labelledby={version}>
      <h2 id={version}>
        <time dateTime={version}>{version}</time>
      </h2>
      <dl>
        <Names title="Operations" names={operations} />
        <Owned title="Query parameters" owned={parameters} />
        <Owned title="Fields" owned={fields} />
        <Owned title="Values" owned={values} />
        <Names title="Refusals" names={refusals} />
      </dl>
    </section>
  );
}

/** Names of one kind; nothing where there are none. */
function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {names.map((name) => (
        <dd key={name}>
          <code>{name}</code>
        </dd>
      ))}
    </div>
  );
}

/** What was added to something; the same of several is told once. */
function Owned({ title, owned }: { title: string; owned: Readonly<Record<string, readonly string[]>> }) {
  const alike = Map.groupBy(Object.keys(owned), (owner) => owned[owner]?.join(", ") ?? "");
  if (alike.size === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      {Array.from(alike, ([names, owners]) => (
        <dd key={names}>
          <code>{names}</code> of {owners.join(", ")}
        </dd>
      ))}
    </div>
  );
}
