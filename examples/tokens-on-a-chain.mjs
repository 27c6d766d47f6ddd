/** Looks at a token that follows the register on a chain: how far it is, what it waits for, what differs. */
import { ob } from "./lib.mjs";

const chain = await ob.chain.get();
console.log(`chain: ${JSON.stringify(Object.keys(chain).sort().slice(0, 3))}`);

let tokens = 0;
for await (const { tokenId, settlement } of ob.tokens.list({ limit: 100 })) {
  if (settlement !== "ERC3643") continue;
  tokens += 1;
  const differences = await ob.chain.differences({ tokenId });
  const waiting = await ob.chainOperations.list({ tokenId, limit: 100 });
  console.log(`${tokenId}: ${differences.data.length} differences, ${waiting.data.length} operations`);
}
console.log(`looked at ${tokens === 0 ? "no" : "all"} tokens on a chain`);
