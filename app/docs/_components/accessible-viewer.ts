/**
 * What the viewer lacks for people with a keyboard or a screen reader: names of its fields, and scrollable examples
 * that can be reached. It draws itself, so this looks after it whenever it has changed something.
 */
import type { createElement } from "react";

/** The viewer puts a link inside each operation's button; one of the two is enough. */
export function plainPaths({ React }: { React: { createElement: typeof createElement } }) {
  const Path = ({ text }: { text: string }) => React.createElement("span", null, text);
  return { wrapComponents: { DeepLink: () => Path } };
}

/** Names what has no name, now and after every change. @returns ends it */
export function fixAccessibility(viewer: HTMLElement): () => void {
  const repair = () => {
    for (const field of viewer.querySelectorAll("select, textarea, input")) nameField(field);
    for (const example of viewer.querySelectorAll(".microlight, .highlight-code > *, .model-box")) {
      example.setAttribute("tabindex", "0");
    }
    // The page has a main element already.
    for (const main of viewer.querySelectorAll("main")) main.setAttribute("role", "presentation");
  };
  const observer = new MutationObserver(repair);
  observer.observe(viewer, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function nameField(field: Element): void {
  if (field.hasAttribute("aria-label") || field.getAttribute("aria-labelledby") !== null) return;
  field.setAttribute("aria-label", nameOf(field));
}

/** A parameter's own name where the field is one's, else what kind of field it is. */
function nameOf(field: Element): string {
  const parameter = field.closest("[data-param-name]")?.getAttribute("data-param-name");
  if (parameter) return parameter;
  if (field.id === "servers") return "Server";
  if (field instanceof HTMLTextAreaElement) return "Request body";
  return field instanceof HTMLSelectElement ? "Media type" : (field.getAttribute("placeholder") ?? "Value");
}
