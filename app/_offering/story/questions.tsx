import { keyed } from "./keyed.ts";
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
      {keyed(items, ({ question }) => question).map(({ key, item: { question, answer } }) => (
        <details key={key}>
          <summary>{question}</summary>
          <Markdown text={answer} />
        </details>
      ))}
    </div>
  );
}
