/** Where Mantine's own manager looks too. */
export const COLOR_SCHEME_KEY = "mantine-color-scheme-value";
/** The attribute that every style sheet, Mantine's included, reads the scheme from. */
export const COLOR_SCHEME_ATTRIBUTE = "data-mantine-color-scheme";
/** Told to the window when the scheme was changed in this tab. */
export const COLOR_SCHEME_EVENT = "offerboard:color-scheme";

/**
 * Applies what was chosen here before, else what the device prefers, now and whenever that changes; as text, since it runs
 * before any script.
 */
export const colorSchemeScript = `try {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const chosen = localStorage.getItem("${COLOR_SCHEME_KEY}");
    const isDark = chosen === "dark" || (chosen !== "light" && dark.matches);
    document.documentElement.setAttribute("${COLOR_SCHEME_ATTRIBUTE}", isDark ? "dark" : "light");
  };
  apply();
  dark.addEventListener("change", apply);
} catch {}`;

/** The same as a function. */
export function applyColorScheme(): void {
  const chosen = readChoice();
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? "dark" : "light");
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(COLOR_SCHEME_KEY);
  } catch {
    // Storage is off in this browser.
    return null;
  }
}
