/** Fires the events of every field that is no longer as the server drew it. */
export function tellReact(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")) {
      if (field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox"))
        press(field);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.type !== "file" && field.value !== field.defaultValue) type(field);
    } else if (field instanceof HTMLSelectElement) {
      const isChanged = [...field.options].some(
        ({ selected, defaultSelected }) => selected && !defaultSelected,
      );
      if (isChanged) field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

function press(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

/** React hears of a value alone that differs from the last one set through the field itself, so that is set back first. */
function type(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
