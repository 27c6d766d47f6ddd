import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";

/** The ten shades of a colour as `globals.css` defines them. */
const shades = (name: string): MantineColorsTuple => {
  const shade = (index: number) => `var(--${name}-${index})`;
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};

/** The list of choices itself scrolls: axe knows that the arrow keys move through it. */
const listScrolls = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: "auto" as const } },
};

/** Hands the look of `globals.css` to Mantine's components. */
export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 7, dark: 6 },
  colors: { brand: shades("brand"), brass: shades("brass"), gray: shades("stone"), dark: shades("pine") },
  white: "#fff",
  black: "var(--stone-9)",
  fontFamily: "var(--font-sans)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-sans)", fontWeight: "650", textWrap: "balance" },
  defaultRadius: "md",
  radius: {
    xs: "0.25rem",
    sm: "var(--radius-sm)",
    md: "var(--radius-md)",
    lg: "var(--radius-lg)",
    xl: "1.5rem",
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  shadows: { sm: "var(--shadow-card)", md: "var(--shadow-card)", lg: "var(--shadow-raised)" },
  cursorType: "pointer",
  components: {
    Card: { defaultProps: { withBorder: true, padding: "lg", radius: "lg" } },
    Paper: { defaultProps: { radius: "lg" } },
    Modal: {
      defaultProps: {
        radius: "lg",
        centered: true,
        closeButtonProps: { "aria-label": "Close" },
        // The head of a dialog is not the head of the page.
        attributes: { header: { role: "presentation" } },
      },
      styles: { title: { fontWeight: 650 }, body: { fontSize: "var(--text-sm)" } },
    },
    MultiSelect: listScrolls,
    Select: listScrolls,
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Close the message" } } },
    Table: { defaultProps: { verticalSpacing: "sm", highlightOnHover: true } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 200 } },
  },
});

/** Mantine's words for a surface, a line or an error, in ours; they follow the colour scheme by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const follow = {
    "--mantine-color-body": "var(--page)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-bright": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-faint)",
    "--mantine-color-placeholder": "var(--ink-faint)",
    "--mantine-color-anchor": "var(--accent-text)",
    "--mantine-color-error": "var(--negative-ink)",
    "--mantine-color-success": "var(--positive-ink)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--surface-hover)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--line-strong)",
  };
  return { variables: {}, light: follow, dark: follow };
};
