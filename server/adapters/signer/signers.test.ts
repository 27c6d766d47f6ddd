import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  bytesToHex,
  type Hex,
  hexToBytes,
  numberToHex,
  parseTransaction,
  recoverTransactionAddress,
} from "viem";
import { generatePrivateKey, privateKeyToAccount, sign } from "viem/accounts";
import { afterEach, describe, expect, it } from "vitest";
import { keystoreSigner, newKeystore } from "./keystore.ts";
import { kmsSigner } from "./kms.ts";
import type { SignerPort, UnsignedTransaction } from "./port.ts";
import { rpcSigner } from "./rpc.ts";

const privateKey = generatePrivateKey();
const account = privateKeyToAccount(privateKey);
const address = account.address.toLowerCase() as Hex;
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const transaction: UnsignedTransaction = {
  chainId: 31337,
  nonce: 0,
  to: "0x1111111111111111111111111111111111111111",
  data: "0xabcdef",
  value: 0n,
  gas: 60_000n,
  maxFeePerGas: 2_000_000_000n,
  maxPriorityFeePerGas: 1_000_000_000n,
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service on this machine. @returns its address */
async function serve(
  answer: (request: IncomingMessage, body: string) => Promise<{ status?: number; body: object }>,
) {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const part of request) body += part;
    const { status = 200, body: said } = await answer(request, body);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(said));
  };
  const server = createServer((request, response) => void reply(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** An integer of DER: its sign takes a bit. */
function integer(value: bigint): number[] {
  const bytes = [...hexToBytes(numberToHex(value))];
  if ((bytes[0] ?? 0) >= 0x80) bytes.unshift(0);
  return [0x02, bytes.length, ...bytes];
}

/** What KMS answers: DER, with an s that may be high. */
async function derOf(hash: Hex, isHigh: boolean): Promise<string> {
  const { r, s } = await sign({ hash, privateKey });
  const low = BigInt(s);
  const content = [...integer(BigInt(r)), ...integer(isHigh ? ORDER - low : low)];
  return Buffer.from([0x30, content.length, ...content]).toString("base64");
}

async function expectSigned(signer: SignerPort, asked = transaction) {
  const signed = (await signer.sign(asked, "key")) as `0x02${string}`;
  expect((await recoverTransactionAddress({ serializedTransaction: signed })).toLowerCase()).toBe(
    signer.address,
  );
  const { s, ...read } = parseTransaction(signed);
  expect(BigInt(s ?? 0)).toBeLessThanOrEqual(ORDER / 2n);
  expect(read).toMatchObject({ chainId: 31337, data: "0xabcdef", gas: 60_000n });
  expect(read.nonce ?? 0).toBe(asked.nonce);
  return signed;
}

describe("a keystore", () => {
  it("signs with the key that its password opens", async () => {
    const file = newKeystore("päss wörd");
    const signer = keystoreSigner(file, "päss wörd");
    expect(JSON.parse(file).address).toBe(signer.address.slice(2));
    await expectSigned(signer);
    await expectSigned(signer, { ...transaction, nonce: 7 });
  });

  it("opens with no other password, and tells nothing of the file", () => {
    const file = newKeystore("right");
    expect(() => keystoreSigner(file, "wrong")).toThrow(/^The password does not open/);
    expect(() => keystoreSigner("{}", "right")).toThrow(/^CHAIN_SIGNER names no keystore/);
    expect(() => keystoreSigner("not json", "right")).toThrow(/^CHAIN_SIGNER names no keystore/);
  });
});

describe("a key service", () => {
  const key = {
    keyId: "alias/offerboard",
    region: "eu-central-1",
    accessKeyId: "AKIDEXAMPLE",
    secretAccessKey: "a-secret-of-the-test",
    sessionToken: undefined,
  };

  it.each([false, true])("signs digests; s is low whatever it answers (high: %s)", async (isHigh) => {
    const endpoint = await serve(async (request, body) => {
      expect(request.headers["x-amz-target"]).toBe("TrentService.Sign");
      expect(request.headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d+\/eu-central-1\/kms\//,
      );
      const { Message, ...rest } = JSON.parse(body);
      expect(rest).toEqual({ KeyId: key.keyId, MessageType: "DIGEST", SigningAlgorithm: "ECDSA_SHA_256" });
      const hash = bytesToHex(Buffer.from(Message, "base64"));
      return { body: { KeyId: key.keyId, Signature: await derOf(hash, isHigh) } };
    });
    const signer = kmsSigner({ ...key, endpoint }, address);
    for (let nonce = 0; nonce < 20; nonce += 1) await expectSigned(signer, { ...transaction, nonce });
  });

  it("that refuses, or has another key, signs nothing; errors hold no secret", async () => {
    const refusing = await serve(async () => ({ status: 400, body: { __type: "AccessDeniedException" } }));
    const error = await kmsSigner({ ...key, endpoint: refusing }, address)
      .sign(transaction, "key")
      .catch(String);
    expect(error).toBe("Error: The key service did not sign: it answered 400.");
    const other = privateKeyToAccount(generatePrivateKey()).address.toLowerCase() as Hex;
    const endpoint = await serve(async (_, body) => {
      const hash = bytesToHex(Buffer.from(JSON.parse(body).Message, "base64"));
      return { body: { Signature: await derOf(hash, false) } };
    });
    await expect(kmsSigner({ ...key, endpoint }, other).sign(transaction, "key")).rejects.toThrow(
      "is not the one of CHAIN_SIGNER_ADDRESS",
    );
    const odd = await serve(async () => ({ body: { Signature: Buffer.from("no DER").toString("base64") } }));
    await expect(kmsSigner({ ...key, endpoint: odd }, address).sign(transaction, "key")).rejects.toThrow(
      "gave no signature",
    );
  });
});

describe("a signer behind JSON-RPC", () => {
  const signing = (change: object = {}, wrap = (raw: Hex): unknown => raw) =>
    serve(async (request, body) => {
      expect(request.headers["idempotency-key"]).toBe("key");
      const { method, params } = JSON.parse(body);
      expect(method).toBe("eth_signTransaction");
      const { from, to, data, ...numbers } = params[0];
      expect(from).toBe(address);
      const { chainId, nonce, value, gas, maxFeePerGas, maxPriorityFeePerGas } = Object.fromEntries(
        Object.entries(numbers).map(([name, hex]) => [name, BigInt(hex as Hex)]),
      ) as Record<string, bigint>;
      const raw = await account.signTransaction({
        type: "eip1559",
        ...{ to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas },
        chainId: Number(chainId),
        nonce: Number(nonce),
        ...change,
      } as never);
      return { body: { jsonrpc: "2.0", id: 1, result: wrap(raw) } };
    });

  it("signs, whichever way it answers", async () => {
    await expectSigned(rpcSigner(await signing(), address));
    await expectSigned(rpcSigner(await signing({}, (raw) => ({ raw, tx: {} })), address));
  });

  it("that signs something else, or nothing, is not believed", async () => {
    const elsewhere = await signing({ to: "0x2222222222222222222222222222222222222222" });
    await expect(rpcSigner(elsewhere, address).sign(transaction, "key")).rejects.toThrow("something else");
    const refusing = await serve(async () => ({
      body: { error: { code: -1, message: "the secret is 42" } },
    }));
    const error = await rpcSigner(`${refusing}?token=42`, address).sign(transaction, "key").catch(String);
    expect(error).toBe("Error: The signer did not sign: it answered 200.");
  });
});
