import { createCipheriv, createDecipheriv, randomBytes, randomUUID, scryptSync } from "node:crypto";
import { concat, type Hex, keccak256, toHex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import type { SignerPort } from "./port.ts";

/** A key encrypted with a password, as Ethereum's tools keep it (Web3 Secret Storage, version 3). */
const keystore = z.object({
  version: z.literal(3),
  address: z.string().regex(/^(0x)?[0-9a-fA-F]{40}$/),
  crypto: z.object({
    cipher: z.literal("aes-128-ctr"),
    ciphertext: z.string(),
    cipherparams: z.object({ iv: z.string() }),
    kdf: z.literal("scrypt"),
    kdfparams: z.object({
      n: z.int().max(2 ** 20),
      r: z.int().max(32),
      p: z.int().max(16),
      dklen: z.literal(32),
      salt: z.string(),
    }),
    mac: z.string(),
  }),
});
type Keystore = z.infer<typeof keystore>;

/** Memory that deriving the key may take, in bytes. */
const MEMORY = 2 ** 30;

const bytesOf = (hex: string) => Buffer.from(hex.replace(/^0x/, ""), "hex");

function deriveKey(password: string, { n, r, p, dklen, salt }: Keystore["crypto"]["kdfparams"]): Buffer {
  return scryptSync(password.normalize("NFKC"), bytesOf(salt), dklen, { N: n, r, p, maxmem: MEMORY });
}

const macOf = (key: Buffer, ciphertext: Buffer) =>
  keccak256(concat([toHex(key.subarray(16, 32)), toHex(ciphertext)])).slice(2);

/**
 * A signer whose key is in an encrypted file.
 * @param file the file's text
 * @throws Error where the file cannot be read as one, or the password is not its own
 */
export function keystoreSigner(file: string, password: string): SignerPort {
  const { crypto } = readKeystore(file);
  const key = deriveKey(password, crypto.kdfparams);
  const ciphertext = bytesOf(crypto.ciphertext);
  if (macOf(key, ciphertext) !== crypto.mac.replace(/^0x/, "").toLowerCase())
    throw new Error("The password does not open the keystore of CHAIN_SIGNER.");
  const decipher = createDecipheriv("aes-128-ctr", key.subarray(0, 16), bytesOf(crypto.cipherparams.iv));
  const account = privateKeyToAccount(toHex(Buffer.concat([decipher.update(ciphertext), decipher.final()])));
  return {
    address: account.address.toLowerCase() as Hex,
    sign: ({ gas, ...transaction }) => account.signTransaction({ ...transaction, gas, type: "eip1559" }),
  };
}

/** A key, a new one unless it is given, in an encrypted file: its text. */
export function newKeystore(password: string, privateKey: Hex = generatePrivateKey()): string {
  const kdfparams = { n: 2 ** 17, r: 8, p: 1, dklen: 32 as const, salt: randomBytes(32).toString("hex") };
  const key = deriveKey(password, kdfparams);
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-ctr", key.subarray(0, 16), iv);
  const ciphertext = Buffer.concat([cipher.update(bytesOf(privateKey)), cipher.final()]);
  const file: Keystore & { id: string } = {
    version: 3,
    id: randomUUID(),
    address: privateKeyToAccount(privateKey).address.slice(2).toLowerCase(),
    crypto: {
      cipher: "aes-128-ctr",
      ciphertext: ciphertext.toString("hex"),
      cipherparams: { iv: iv.toString("hex") },
      kdf: "scrypt",
      kdfparams,
      mac: macOf(key, ciphertext),
    },
  };
  return JSON.stringify(file);
}

function readKeystore(file: string): Keystore {
  let value: unknown;
  try {
    value = JSON.parse(file);
  } catch {
    value = undefined;
  }
  const read = keystore.safeParse(value);
  if (!read.success)
    throw new Error("CHAIN_SIGNER names no keystore of version 3 with scrypt and aes-128-ctr.");
  return read.data;
}
