import { Markdown } from "./markdown.tsx";
import classes from "./story.module.css";

/** Questions; each opens its answer. */
export function Questions({
  items,
}: {
  items: readonly { readonly question: string; readonly answer: string }[];
}) {
  return (
    <div className={classes.questions}>
      {items.map(({ question, answer }, index) => (
        <details key={`${index} ${question}`}>
          <summary>{question}</summary>
          <Markdown text={answer} />
        </details>
      ))}
    </div>
  );
}
