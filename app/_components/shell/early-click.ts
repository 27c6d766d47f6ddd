/**
 * Keeps a click on a button that does nothing without script until its part of the page listens, and clicks then: the
 * whole page at first, later a part that arrived after the rest. The last such click counts. As text, since it runs before
 * any script. React names its own on each element that it has taken over; there is no other sign of it.
 */
export const earlyClickScript = `{
  const listens = (button) => Object.keys(button).some((key) => key.startsWith("__reactProps$"));
  let waiting;
  const wait = () => {
    const button = waiting;
    if (!button?.isConnected) return;
    if (!listens(button)) return requestAnimationFrame(wait);
    waiting = undefined;
    // In the next frame it has also done what it does when it begins.
    requestAnimationFrame(() => button.click());
  };
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest?.("button[type=button]");
      if (!button || listens(button)) return;
      event.stopImmediatePropagation();
      const isFirst = waiting === undefined || !waiting.isConnected;
      waiting = button;
      if (isFirst) requestAnimationFrame(wait);
    },
    true,
  );
}`;
