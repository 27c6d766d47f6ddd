/** Checks who signed a text. */
export interface SignaturePort {
  /**
   * Whether `signature` is the wallet's signature (EIP-191) of `message`. Whatever is no signature at all is a no.
   * @param address of the wallet, any case
   * @throws Error when it could not be found out
   */
  isSignedBy(address: string, message: string, signature: string): Promise<boolean>;
}
