import fc from "fast-check";

const lines = (text: string) => text.trim().split(/\s+/);

/** JSON and nearly JSON: numbers no double holds, characters nobody stores, names of prototypes. */
const knownTexts = lines(String.raw`
  null true [] {} "" 0 -0 -1 1e308 1e999 -1e999 5e-324 1e-400 1E400 0.1e-7
  100.000000000000000001 9007199254740993 123456789012345678901234567890
  NaN Infinity undefined 01 +1 .5 0x10 1n 'x' // [1, {"a":
  "\u0000" "\ud800" "\udc00\ud800" "\uFFFF" "\u202e" "\n" "\ "💥"
  "2027-02-30T00:00:00Z" "+275760-09-13T00:00:00Z" "0x" "__proto__" "constructor" "toString"
  {"__proto__":{"isAdmin":true}} {"constructor":{"prototype":{}}} {"length":-1} [[[[[[1]]]]]]
  "'or(1=1)--" "%s%n" "{{7*7}}" "../../etc/passwd" "<script>"
`);

/** Lists and objects in one another, deeper than what walks them by calling itself can go. */
export const towers = [
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
];

/** Text of any UTF-16 units, halves of characters among them. */
const anyText = fc
  .array(fc.oneof(fc.nat(0x7f), fc.integer({ min: 0xd700, max: 0xe000 }), fc.nat(0xffff)), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

/** What stands in a body where something sensible belongs; it need not be JSON. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    ...knownTexts,
    '"\t"',
    `"${"x".repeat(20_000)}"`,
    `${"[".repeat(5000)}${"]".repeat(5000)}`,
    `${'{"a":'.repeat(3000)}1.00000000000000000001${"}".repeat(3000)}`,
    "9".repeat(5000),
    `0.${"3".repeat(5000)}`,
  ),
  fc.json({ maxDepth: 3 }),
  fc.double().map((value) => JSON.stringify(value)),
  anyText.map((value) => JSON.stringify(value)),
);

/** What stands in a path where an id belongs. */
export const hostileSegment = fc.oneof(
  fc.constantFrom(
    ...lines(`
      %00 % %zz %E0%A4%A %C0%80 %ED%A0%80 %FF %2F %2e%2e .. . ~ a%20b %0A %F0%9F%92%A5
      __proto__ constructor hasOwnProperty null undefined -1 * ' ; off_1;x=1 x,y
    `),
    "x".repeat(3000),
  ),
  fc.string({ unit: fc.constantFrom(..."abc019_-.~%!$&'()*+,;=:@"), minLength: 1, maxLength: 30 }),
);

const asCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What stands behind a `name=` of a query, cursors that nobody gave out among it. */
export const hostileQuery = fc.oneof(
  fc.constantFrom("", ...lines("0 -1 101 1e9 NaN 1.5 %00 %zz %ff null [] {}"), "x".repeat(3000)),
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.jsonValue().map(asCursor),
  fc
    .tuple(
      fc.constantFrom("createdAt", "title"),
      fc.constantFrom("2027-02-10", "x", "NaN", "1e400", "-infinity", "\u0000", ""),
      fc.string(),
    )
    .map(asCursor),
);

/** Headers with values that mean something else, or nothing. */
export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...lines(`
      content-type accept idempotency-key dry-run x-request-id authorization cookie content-encoding
      accept-language origin x-forwarded-for x-http-method-override range
    `),
  ),
  fc.oneof(
    fc.string({
      unit: fc.constantFrom(..." !#,;=/*abcXYZ019\u00e9\u00ff\t"),
      maxLength: 300,
    }),
    fc.constantFrom(
      ...lines(`
        application/json application/json;charset=utf-16 multipart/form-data text/plain */* true gzip Bearer
        application/problem+json offerboard.session_token=% offerboard.session_token=x.y offerboard.session_token=x%00.y
      `),
    ),
  ),
);
