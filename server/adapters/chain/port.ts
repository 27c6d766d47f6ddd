/** A token as the chain knows it. */
export interface ChainToken {
  readonly name: string;
  readonly symbol: string;
  /** Contract address, lower case. */
  readonly address: string;
  readonly decimals: number;
  /** Whole tokens, as a decimal text. */
  readonly totalSupply: string;
}

/** Where tokens live. */
export interface ChainPort {
  /**
   * Looks a token up that the service does not know yet.
   * @returns null where the chain does not know it either
   */
  findToken(organizationId: string, tokenId: string): Promise<ChainToken | null>;
  /** The address a token gets that the service registers itself, lower case. */
  deployToken(organizationId: string, tokenId: string): Promise<string>;
}
