import classes from "./method.module.css";

/** How an operation is asked: `GET`, `POST`, … */
export function Method({ method }: { method: string }) {
  return (
    <span className={classes.method} data-method={method}>
      {method}
    </span>
  );
}
