/** The house's own colour, where an issuer has set none. */
export const HOUSE_ACCENT = "#0f6049";
