import classes from "./story.module.css";

/** What may go wrong: all of it in sight, nothing to unfold. */
export function Risks({ items }: { items: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className={classes.risks}>
      {items.map(({ title, text }, index) => (
        <li key={`${index} ${title}`}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
