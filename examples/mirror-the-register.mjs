/** Keeps a copy of a token's register: all holders at one instant, then every entry as it happens. */
import { ob, unique, until, verifiedCustomer } from "./lib.mjs";

const { tokenId } = await ob.tokens.create({ name: unique("Mirror"), symbol: "MIR", totalSupply: 1000 });
const [ada, mia] = [await verifiedCustomer("Ada Lindqvist"), await verifiedCustomer("Mia Berg")];
await ob.tokens.mint({ tokenId, ...ada, amount: 100 });

// Where the stream of events stands before the copy is made: what comes later is not missed.
const { data } = await ob.events.list({ limit: 1 });
let after = data[0]?.position ?? 0;

/** Balances by wallet, as decimals: the register may have more digits than a number holds. @type {Map<string, string>} */
const mirror = new Map();
async function copyHolders() {
  mirror.clear();
  for await (const holder of ob.register.holders({ tokenId, limit: 100 })) {
    mirror.set(holder.walletAddress, holder.total);
  }
}
await copyHolders();
console.log([...mirror.values()].join());

await ob.tokens.mint({ tokenId, ...mia, amount: 0.25 });

// Follow the stream: whoever's balance moved has an event, with the customer as it is then.
await until(async () => {
  for await (const event of ob.events.list({ order: "asc", after, limit: 100 })) {
    after = event.position;
    if (event.type === "customer.updated" && event.resourceId === mia.customerId) return event;
  }
  return undefined;
});
await copyHolders();
console.log([...mirror.values()].sort().join());

let entries = 0;
for await (const entry of ob.register.entries({ tokenId })) entries += entry.reason === "MINT" ? 1 : 0;
console.log(`${entries} entries of new tokens`);
