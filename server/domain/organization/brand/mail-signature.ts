import type { Brand } from "./contract.ts";

/**
 * What stands below a mail of an issuer, behind the line that mail programs know as the start of a signature; empty where the
 * issuer says nothing of itself. Pure.
 */
export function mailSignature(name: string, brand: Brand | null): string {
  const { legalName, registerNumber, imprint, support = {} } = brand ?? {};
  const help = [support.email, support.phone, support.url].filter((way) => way !== undefined);
  const about = [registerNumber, imprint, help.length > 0 ? `Help: ${help.join(" · ")}` : undefined];
  const lines = [legalName, ...about].filter((line) => line !== undefined && line !== "");
  if (lines.length === 0) return "";
  const first = legalName === undefined ? [name] : [];
  return `\n-- \n${[...first, ...lines].join("\n")}\n`;
}
