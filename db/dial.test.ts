import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, raw } from "./client.ts";

let dialled = 0;
/** A balancer that has nowhere to lead to. */
const balancer = createServer((socket) => {
  dialled += 1;
  socket.end();
});

beforeAll(async () => {
  balancer.listen(0, "127.0.0.1");
  await once(balancer, "listening");
});
afterAll(() => void balancer.close());

it("a statement fails where a balancer has no database, and each time it is dialled once", async () => {
  const { port } = balancer.address() as AddressInfo;
  const { db, close } = connect(`postgres://nobody@127.0.0.1:${port}/nothing`, 1);
  for (let times = 1; times <= 6; times += 1) {
    await expect(raw(db)`select 1`).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(dialled).toBe(times);
  }
  await close();
});
