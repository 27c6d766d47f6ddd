import { keyed } from "./keyed.ts";
import classes from "./story.module.css";

/** What may go wrong: all of it in sight, nothing to unfold. */
export function Risks({ items }: { items: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className={classes.risks}>
      {keyed(items, ({ title }) => title).map(({ key, item: { title, text } }) => (
        <li key={key}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
