import { z } from "zod";

/**
 * The 249 codes that ISO 3166-1 assigns, as the standard lists them (so no `XK`).
 * Written out because the browser validates with them too; a test holds them against a kept library.
 */
const assigned =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
  "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR " +
  "GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP " +
  "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT " +
  "MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW " +
  "SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG " +
  "UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

export const countryCodes: readonly string[] = assigned.split(" ");

const known = new Set(countryCodes);

/** An ISO 3166-1 alpha-2 code in capitals, e.g. `DE`. */
export const countryCode = z
  .string()
  .trim()
  .refine((code) => known.has(code), {
    error: "Send a two-letter country code of ISO 3166-1 in capitals, for example DE.",
  });

const names = new Intl.DisplayNames("en-GB", { type: "region" });

/** A country's name: `DE` → Germany. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** Countries that a sentence names with an article. */
const withArticle = new Set(
  "AE AX BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PS SB TC TF UM US VG VI".split(" "),
);

/** Where somebody is, in a sentence: `DE` → in Germany, `NL` → in the Netherlands. */
export function inCountry(code: string): string {
  return `in ${withArticle.has(code) ? "the " : ""}${countryName(code)}`;
}
