import { MAIN_ID } from "./main-id.ts";

/** Whether the focus is at nothing that is meant: what had it is gone, or handed it to the content as a whole. */
export function focusIsLost(): boolean {
  return [document.body, document.getElementById(MAIN_ID)].some((one) => one === document.activeElement);
}
