import type { Hex } from "viem";
import { isAddressEqual, isHex, recoverMessageAddress } from "viem/utils";
import type { SignaturePort } from "./port.ts";

/** Signatures of plain accounts, which the text and the signature alone tell: no node is asked. */
export const accountSignatures: SignaturePort = {
  async isSignedBy(address, message, signature) {
    if (!isHex(signature)) return false;
    try {
      return isAddressEqual(await recoverMessageAddress({ message, signature }), address as Hex);
    } catch {
      // The library's way to say that these digits are no signature.
      return false;
    }
  },
};
