/** Under another name, so that no bundler looks for it: Node 18 alone needs it. */
const NODE_CRYPTO = "node:crypto";

/** WebCrypto of whatever runs this. Node has it as a global since 19. */
export async function webCrypto(): Promise<Crypto> {
  const { crypto } = globalThis as { crypto?: Crypto };
  if (crypto) return crypto;
  const { webcrypto } = (await import(/* webpackIgnore: true */ /* @vite-ignore */ NODE_CRYPTO)) as {
    webcrypto: Crypto;
  };
  return webcrypto;
}

/** 128 random bits as hexadecimal digits. */
export async function randomId(): Promise<string> {
  const bytes = (await webCrypto()).getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
