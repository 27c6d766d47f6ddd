import classes from "./prose.module.css";
import { Section } from "./section.tsx";
import { paragraphs } from "./wording.ts";

/** A text that the issuer typed: plain, never HTML. */
export function Prose({ title, text = "" }: { title: string; text?: string | undefined }) {
  const parts = paragraphs(text);
  if (parts.length === 0) return null;
  return (
    <Section title={title}>
      <div className={classes.prose}>
        {parts.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
