const programs: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/**
 * What a User-Agent header tells, for people: `Firefox on Windows`; of a program that is no browser its own name and
 * version, `curl/8.5.0`. Undefined where there is none.
 */
export function deviceOf(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined || userAgent.trim() === "") return undefined;
  const named = (list: typeof programs) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const program = named(programs);
  const system = named(systems);
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? userAgent.trim().split(/\s/)[0]?.slice(0, 60);
}
