import { type Command, UsageError } from "./command.ts";
import { verifyAudit } from "./verify-audit.ts";

/** Recomputes the chains of the audit trail, and fails where a row was tampered with. */
export const auditVerify: Command = {
  usage: "[--organization <slug> [--anchor <sequence>:<hash>]]",
  summary: "Verify every change's seal; names the first row that was tampered with.",
  positionals: 0,
  options: { organization: { type: "string" }, anchor: { type: "string" } },
  async run(app, { values }) {
    const args = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
    const lines: string[] = [];
    const failures: string[] = [];
    const code = await verifyAudit(app, args, {
      info: (line) => lines.push(line),
      error: (line) => failures.push(line),
    });
    if (code === 2) throw new UsageError(failures.join("\n"));
    return { lines, failures };
  },
};
