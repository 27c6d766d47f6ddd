import classes from "./steps.module.css";

interface StepsProps {
  /** What happens, in its order. */
  steps: readonly { readonly title: string; readonly text: string }[];
  /** Whether they are the page itself, with headings and room around them. */
  isPage?: boolean;
}

/** What happens, one numbered step after the other, side by side where there is room. */
export function Steps({ steps, isPage = false }: StepsProps) {
  const Title = isPage ? "h2" : "strong";
  return (
    <ol className={classes.steps} data-page={isPage || undefined}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <Title className={classes.title}>{title}</Title>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
