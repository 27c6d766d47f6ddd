import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Hex, parseEther } from "viem";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { anvilProgram, openAnvil } from "./anvil.ts";

describe.skipIf(!anvilProgram)("a test chain", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "chain-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("keeps its state in a file when it is closed, and loses it when it is killed", async () => {
    const stateFile = join(folder, "state.json");
    const address = "0x00000000000000000000000000000000000000aa";
    const first = await openAnvil({ stateFile });
    await first.client.setBalance({ address, value: parseEther("1") });
    await first.client.mine({ blocks: 2 });
    await first.close();
    expect(existsSync(stateFile)).toBe(true);

    const second = await openAnvil({ stateFile });
    expect(await second.client.getBalance({ address })).toBe(parseEther("1"));
    expect(await second.client.getBlockNumber()).toBe(2n);
    await second.client.setBalance({ address, value: 0n });
    await second.kill();

    const third = await openAnvil({ stateFile });
    expect(await third.client.getBalance({ address })).toBe(parseEther("1"));
    await third.close();
  });

  it("makes blocks when it is told to, has the chain's id it is given, and stands beside others", async () => {
    const [one, other] = await Promise.all([openAnvil({ noMining: true, chainId: 77 }), openAnvil()]);
    expect(one.url).not.toBe(other.url);
    expect([await one.client.getChainId(), await other.client.getChainId()]).toEqual([77, 31_337]);
    const account = one.account(0);
    const hash = await one.client.sendTransaction({ account, chain: null, to: one.account(1), value: 1n });
    await expect(one.client.getTransactionReceipt({ hash })).rejects.toThrow("could not be found");
    await one.client.mine({ blocks: 1 });
    expect((await one.client.getTransactionReceipt({ hash })).status).toBe("success");
    await Promise.all([one.close(), other.close()]);
    await expect(one.client.getChainId()).rejects.toThrow();
  });

  it("sends again what the node has lost", async () => {
    const { client, account, send, close } = await openAnvil({ noMining: true });
    const receipt = send(account(0), { to: account(1), data: "0x" });
    await vi.waitUntil(async () => (await client.getTxpoolStatus()).pending === 1);
    const { pending } = await client.getTxpoolContent();
    const lost = Object.values(Object.values(pending)[0] ?? {})[0]?.hash as Hex;
    await client.dropTransaction({ hash: lost });
    await client.setIntervalMining({ interval: 1 });
    const { status, transactionHash } = await receipt;
    expect(status).toBe("success");
    expect(transactionHash).toBeDefined();
    await close();
  });

  it("says why it does not start", async () => {
    const taken = await openAnvil();
    const port = Number(new URL(taken.url).port);
    await expect(openAnvil({ port })).rejects.toThrow("anvil ended before it listened");
    await taken.close();
  });
});
