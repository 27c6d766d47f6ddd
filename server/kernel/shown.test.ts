import { expect, it } from "vitest";
import { shownOf } from "./shown.ts";

it.each([
  [undefined, "", "holdings", true],
  [["name"], "", "name", true],
  [["name"], "", "names", false],
  [["name"], "", "holdings", false],
  [["wallets.address"], "", "wallets", true],
  [["wallets.address"], "", "wallets.balances", false],
  [["wallets"], "", "wallets.balances", true],
  [["maker.name"], "maker.", "name", true],
  [["maker.name", "wallets"], "maker.", "wallets", false],
  [["maker"], "maker.", "wallets", true],
])("of %j within «%s», %s is shown: %s", (shown, parent, path, expected) => {
  expect(shownOf(shown ? { shown } : {}, parent)(path)).toBe(expected);
});
