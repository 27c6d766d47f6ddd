/** Finds numbers that a double may not hold exactly: many digits. */
const LONG_NUMBER = /\d[\d.]{15}/;

/** Strings, numbers and the signs that nest them. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g;

/** Numbers with more digits than a double holds, as they came, by the object that they stand in. */
const longer = new WeakMap<object, Map<string | number, string>>();

/** Reads JSON; of a number with more digits than a double holds, {@link digitsOf} gives them all. */
export function readExact(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (LONG_NUMBER.test(text)) keepLongNumbers(text, value);
  return value;
}

function keepLongNumbers(text: string, root: unknown): void {
  const path: (string | number)[] = [];
  let isName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const last = path.length - 1;
    const place = path[last];
    if (token === "{" || token === "[") path.push(token === "{" ? "" : 0);
    else if (token === "}" || token === "]") path.pop();
    else if (token === "," && typeof place === "number") path[last] = place + 1;
    else if (token.startsWith('"') && isName) path[last] = JSON.parse(token) as string;
    else if (/^[-\d]/.test(token) && place !== undefined && !isHeld(token)) {
      const holder = path
        .slice(0, -1)
        .reduce((at: unknown, name) => (at as Record<string, unknown>)[name], root);
      const kept = longer.get(holder as object) ?? new Map<string | number, string>();
      longer.set(holder as object, kept.set(place, token));
    }
    isName = token === "{" || (token === "," && typeof place === "string");
  }
}

const isHeld = (text: string) => plainDecimal(text) === plainDecimal(String(Number(text)));

/** A number's digits without an exponent and without zeros that say nothing: `1.50e-3` → `0.0015`. */
function plainDecimal(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const places = fraction.length - Number(exponent);
  const digits = `${whole}${fraction}`.padEnd(whole.length + fraction.length - Math.min(places, 0), "0");
  const padded = digits.padStart(Math.max(places, 0) + 1, "0");
  const point = padded.length - Math.max(places, 0);
  const decimals = padded.slice(point).replace(/0+$/, "");
  const plain = `${padded.slice(0, point).replace(/^0+(?=\d)/, "")}${decimals && `.${decimals}`}`;
  return plain === "0" ? plain : sign + plain;
}

/**
 * All digits of a number in an answer, as a decimal without an exponent: `digitsOf(token, "totalSupply")`. The number
 * itself is as near to it as a double can be, which with up to 15 digits is exact.
 * @throws RangeError where there is no number
 */
export function digitsOf<T extends object>(holder: T, name: keyof T & (string | number)): string {
  const value: unknown = holder[name];
  if (typeof value !== "number") throw new RangeError(`${name} is no number.`);
  return plainDecimal(longer.get(holder)?.get(name) ?? String(value));
}

/**
 * A decimal written out, as the number that is sent: `amount("1250.10")`. The interface takes the numbers that a double
 * holds exactly, and refuses others instead of rounding; so does this, before anything is sent.
 * @throws RangeError where it is no decimal, or has more digits than a number holds
 */
export function amount(decimal: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) throw new RangeError(`“${decimal}” is no decimal.`);
  if (!isHeld(decimal)) throw new RangeError(`${decimal} has more digits than a number holds.`);
  return Number(decimal);
}
