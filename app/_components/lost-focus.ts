import { MAIN_ID } from "./main-id.ts";

const main = () => document.getElementById(MAIN_ID);

/** Whether the focus is at nothing that is meant: what had it is gone, or handed it to the content as a whole. */
export function focusIsLost(): boolean {
  return [document.body, main()].some((one) => one === document.activeElement);
}

/** Leads a focus that is nowhere to the content, so that whoever goes by keys goes on from there. */
export function goOnFromContent(): void {
  if (document.activeElement === document.body) main()?.focus({ preventScroll: true });
}
