/** What a drill found, line by line, and whether anything was lost. */
import { cpus, totalmem } from "node:os";

/** Notes what was found. */
export interface Report {
  /** A step of the drill, as it happens. */
  tell(what: string): void;
  /** Something that has to be so, and what was found. */
  check(what: string, found: unknown, isGood: boolean): void;
  /** A figure nobody fails by. */
  measure(what: string, found: string): void;
  /** Prints what was found; the exit code: 1 where anything was not as it has to be. */
  end(): 0 | 1;
}

export function openReport(name: string): Report {
  const lines: { mark: string; what: string; found: string }[] = [];
  let failures = 0;
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s`;
  const size = `${cpus().length} × ${cpus()[0]?.model ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  process.stdout.write(`${name}: ${size}, Node ${process.version}\n\n`);
  return {
    tell: (what) => void process.stdout.write(`${seconds()}  ${what}\n`),
    check(what, found, isGood) {
      if (!isGood) failures += 1;
      lines.push({ mark: isGood ? "✓" : "✗", what, found: String(found) });
    },
    measure: (what, found) => void lines.push({ mark: " ", what, found }),
    end() {
      const width = Math.max(...lines.map(({ what }) => what.length));
      const text = lines.map(({ mark, what, found }) => `${mark} ${what.padEnd(width)}  ${found}`);
      const verdict = failures === 0 ? "Nothing was lost." : `${failures} of the above must not be.`;
      process.stdout.write(`\n${text.join("\n")}\n\n${verdict}\n`);
      return failures === 0 ? 0 : 1;
    },
  };
}
