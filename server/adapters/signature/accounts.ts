import type { Hex } from "viem";
import type { SignaturePort } from "./port.ts";

/** Signatures of plain accounts, which the text and the signature alone tell: no node is asked. */
export const accountSignatures: SignaturePort = {
  async isSignedBy(address, message, signature) {
    // Loaded with the first signature, as an idle process would hold much for it.
    const { isAddressEqual, isHex, recoverMessageAddress } = await import("viem/utils");
    if (!isHex(signature)) return false;
    try {
      return isAddressEqual(await recoverMessageAddress({ message, signature }), address as Hex);
    } catch {
      // The library's way to say that these digits are no signature.
      return false;
    }
  },
};
