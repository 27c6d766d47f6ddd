/** Leads to the first field of what has just been added, so that it can be filled at once. */
export function focusFirst(inside: HTMLElement | null): void {
  inside?.querySelector<HTMLElement>("input, textarea, select")?.focus();
}
