/**
 * Keeps what is done before the page listens, until its part of the page does: the whole page at first, later a part that
 * arrived after the rest.
 * - A click on a button that does nothing without script; the last such click counts.
 * - What is typed or chosen in a field: React would show its own value there again, without a word.
 *
 * As text, since it runs before any script. React names its own on each element that it takes over, and listens there once
 * all above it is taken over as well; until then it marks what it works on, and what is typed is lost. It looks for the same
 * marks itself, and there is no other sign of it.
 */
export const earlyInputScript = `{
  // Placement and Hydrating, of the flags of a fiber.
  const unfinished = 2 | 4096;
  const listens = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
    if (key === undefined) return false;
    let fiber = element[key];
    // What was rendered a second time had been taken over before.
    if (fiber.alternate) return true;
    while (fiber && !(fiber.flags & unfinished)) fiber = fiber.return;
    return !fiber;
  };
  const waiting = new Map();
  const wait = () => {
    for (const [element, act] of waiting) {
      if (element.isConnected && !listens(element)) continue;
      waiting.delete(element);
      if (!element.isConnected) continue;
      // In the next frame it has also done what it does when it begins; and one thing after the other, as people do them.
      requestAnimationFrame(act);
      break;
    }
    if (waiting.size > 0) requestAnimationFrame(wait);
  };
  const keep = (element, act) => {
    if (waiting.size === 0) requestAnimationFrame(wait);
    waiting.set(element, act);
  };
  let pressed;
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[type=button]");
      if (!button || listens(button)) return;
      event.stopImmediatePropagation();
      waiting.delete(pressed);
      pressed = button;
      keep(button, () => button.click());
    },
    true,
  );
  addEventListener(
    "input",
    ({ target: field }) => {
      if (!field.matches?.("select, textarea, input:not([type=file])") || listens(field)) return;
      const { value, checked } = field;
      keep(field, () => {
        if (checked !== undefined && field.checked !== checked) return field.click();
        const tell = (type) => field.dispatchEvent(new Event(type, { bubbles: true }));
        // An event makes React finish taking over, which puts its own value there.
        tell("input");
        // It knows a change by the value that was set last through the field itself.
        if (field.tagName !== "SELECT") field.value = value === "" ? "0" : "";
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
        tell(field.tagName === "SELECT" ? "change" : "input");
      });
    },
    true,
  );
}`;
