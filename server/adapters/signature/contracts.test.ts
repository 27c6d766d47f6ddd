import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractSignatures } from "./contracts.ts";

const message = "Prove that this wallet is yours.";
const wallet = "0x8617e340b3d01fa5f11f306f4090fd50e238070d";

/** A node that tells of every signature the same, and counts how often it is asked. */
let answer: { result: string } | { error: { code: number; message: string } } | null;
let asked = 0;
let node: Server;
let url: string;
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const { id, method } = JSON.parse(body) as { id: number; method: string };
  asked += 1;
  if (answer === null) {
    response.writeHead(503).end();
    return;
  }
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({ jsonrpc: "2.0", id, ...(method === "eth_chainId" ? { result: "0x1" } : answer) }),
  );
}
beforeAll(async () => {
  node = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`;
});
afterAll(() => node.close());

describe("a contract's signature", () => {
  it("is what the contract says it is", async () => {
    const signatures = contractSignatures(url);
    answer = { result: "0x01" };
    expect(await signatures.isSignedBy(wallet, message, "0x1234")).toBe(true);
    answer = { result: "0x00" };
    expect(await signatures.isSignedBy(wallet, message, "0x1234")).toBe(false);
    answer = { error: { code: 3, message: "execution reverted" } };
    expect(await signatures.isSignedBy(wallet, message, "0x1234")).toBe(false);
  });

  it("is not asked for where it is a plain account's, or no signature at all", async () => {
    asked = 0;
    const account = privateKeyToAccount(generatePrivateKey());
    const signatures = contractSignatures(url);
    const signature = await account.signMessage({ message });
    expect(await signatures.isSignedBy(account.address, message, signature)).toBe(true);
    expect(await signatures.isSignedBy(account.address, message, "signed, Ada")).toBe(false);
    expect(asked).toBe(0);
  });

  it("is unknown while the node is away", async () => {
    answer = null;
    await expect(contractSignatures(url).isSignedBy(wallet, message, "0x1234")).rejects.toThrow();
  });
});
