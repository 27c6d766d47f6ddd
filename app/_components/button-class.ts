import classes from "./button.module.css";

export type ButtonLook = "filled" | "outline" | "quiet";

/** The class names of a plain element that looks like Mantine's button. */
export function buttonClass(look: ButtonLook = "filled"): string {
  return `${classes.button} ${classes[look]}`;
}
