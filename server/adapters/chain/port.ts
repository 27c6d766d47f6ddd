import type { ChainOperationKind } from "#db/schema/enums.ts";

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

/** Where tokens come from whose settlement is LEDGER. */
export interface ChainPort {
  /**
   * Looks a token up that the service does not know yet.
   * @returns null where the chain does not know it either
   */
  findToken(organizationId: string, tokenId: string): Promise<ChainToken | null>;
  /** The address a token gets that the service registers itself, lower case. */
  deployToken(organizationId: string, tokenId: string): Promise<string>;
}

/** `0x` and hexadecimal digits, lower case. */
export type Hex = `0x${string}`;

/** A block by number and hash. */
export interface BlockRef {
  readonly number: number;
  readonly hash: string;
}

/** A block with the time that it says it was made. */
export interface BlockTime extends BlockRef {
  readonly at: Date;
}

/** Where a chain stands. */
export interface Head {
  readonly chainId: number;
  /** Hash of its first block. */
  readonly genesis: string;
  readonly latest: BlockRef;
  /** The newest block that does not change any more. */
  readonly final: BlockRef;
}

/** What a token needs to be deployed. */
export interface DeployOrder {
  readonly organizationId: string;
  readonly tokenId: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** The most that can ever exist, in units. */
  readonly cap: bigint;
  /** Units that may be minted, moved and burned at once, and again over each day. */
  readonly dailyLimit: bigint;
  /** The cold address that names operators, and the agent's first operator. */
  readonly owner: string;
  readonly firstOperator: string;
  /** Whether the token's contract is there, so that its agent and identities alone are made. */
  readonly isAttached?: boolean;
}

/** Where the contracts of a token are, lower case. */
export interface TokenContracts {
  readonly token: string;
  readonly agent: string;
  readonly identityRegistry: string;
}

/** What a transaction asks of a contract. */
export interface ChainCall {
  readonly to: string;
  readonly data: string;
  /** The most gas it may use. */
  readonly gas: number;
}

/** One thing for the agent to do, once. */
export interface ChainMovement {
  readonly operationId: string;
  readonly kind: ChainOperationKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly units: bigint;
  /** ISO 3166-1 numeric, of REGISTER and SET_COUNTRY. */
  readonly country: number | null;
  /** The investor's own identity contract, of REGISTER. */
  readonly identity: string | null;
}

/** What the agent did with an operation: carried it out, knew it already, or the contract refused it. */
export interface MovementOutcome {
  readonly operationId: string;
  readonly outcome: "EXECUTED" | "REPEATED" | "FAILED";
  /** Why the contract refused it, in words. */
  readonly reason?: string;
}

/** A transaction in a block. */
export interface ChainReceipt {
  readonly hash: string;
  readonly block: BlockRef;
  /** False where it ran and was undone as a whole. */
  readonly succeeded: boolean;
  readonly outcomes: readonly MovementOutcome[];
}

/** What a node says of signed bytes that it was given. */
export type SendOutcome = "accepted" | "known" | "nonce_too_low" | "underpriced" | "unfunded";

/** A deployed token as it describes itself. */
export interface AttachedToken {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly supply: bigint;
  readonly isPaused: boolean;
  readonly identityRegistry: string;
  readonly compliance: string;
  readonly owner: string;
  readonly version: string;
  /** Whether this agent may move its tokens. */
  readonly hasAgent: boolean;
  /** Whether this agent may write into its identity registry. */
  readonly hasRegistrar: boolean;
  /** Whether this agent is there and was told to serve it. */
  readonly isServed: boolean;
}

/** What a contract told. */
export interface ChainLog {
  readonly block: BlockRef;
  readonly logIndex: number;
  readonly txHash: string;
  readonly address: string;
  readonly name: string;
  /** Its arguments by name; whole numbers as decimal texts, what an agent did by the name of its kind. */
  readonly args: Readonly<Record<string, string>>;
}

/** What a wallet holds of a token, in units. */
export interface ChainBalance {
  readonly total: bigint;
  readonly frozen: bigint;
}

/** Fees of the next block, in wei of a unit of gas. */
export interface ChainFees {
  readonly baseFee: bigint;
  readonly tip: bigint;
}

/**
 * Nodes of one chain, and the contracts of it. Whatever reads throws where no node answers, or where too few of three
 * or more agree.
 */
export interface ChainNode {
  /** The addresses a token will have; asks no node. */
  predict(order: DeployOrder): TokenContracts;
  /** The next call on the way to a deployed token; made again it changes nothing. */
  deployment(order: DeployOrder): Promise<ChainCall>;
  /** The call by which an agent does these things of a token, each once. */
  execution(contracts: TokenContracts, movements: readonly ChainMovement[]): ChainCall;
  /** What the agent knows something by: the same always for the same thing. */
  operationId(agent: string, organizationId: string, id: string): string;
  /** The hash that signed bytes are known by. */
  hashOf(raw: string): string;
  head(): Promise<Head>;
  /** @returns the hash of the canonical block with this number; null where there is none (yet) */
  blockHash(number: number): Promise<string | null>;
  /** @returns the newest of these blocks that was made by an instant; null where none of them was */
  blockUpTo(at: Date, first: number, last: number): Promise<BlockTime | null>;
  /** Whether there is a contract at an address. */
  hasCode(address: string): Promise<boolean>;
  /** Whether a signer may have this agent do things, and the agent may move this token; at a block, or now. */
  hasRoles(contracts: TokenContracts, signer: string, at?: number): Promise<boolean>;
  /**
   * Tries a call at a block without sending it.
   * @returns what the agent would do with each operation, or why the call would fail as a whole
   */
  simulate(
    call: ChainCall,
    from: string,
    at: BlockRef,
  ): Promise<readonly MovementOutcome[] | { readonly reason: string }>;
  fees(): Promise<ChainFees>;
  /** In wei. */
  balance(address: string): Promise<bigint>;
  /** Nonces that an address has used up: in blocks, or in what waits too. */
  nonces(address: string, tag: "latest" | "pending"): Promise<number>;
  /** @throws whatever leaves open whether the bytes were accepted */
  send(raw: string): Promise<SendOutcome>;
  receipts(hashes: readonly string[]): Promise<readonly (ChainReceipt | null)[]>;
  /** The blocks in which an agent carried operations out; 0 = not. */
  executedAt(agent: string, operationIds: readonly string[]): Promise<readonly number[]>;
  /** A token as it describes itself, at a block or now. */
  inspect(address: string, agent: string, at?: number): Promise<AttachedToken>;
  balances(token: string, wallets: readonly string[], at: number): Promise<readonly ChainBalance[]>;
  supply(token: string, at: number): Promise<bigint>;
  /** The countries these wallets are registered with; null = not registered. */
  countries(registry: string, wallets: readonly string[]): Promise<readonly (number | null)[]>;
  /** What these contracts told in blocks from … to; the range is halved where a node finds it too long. */
  logs(contracts: TokenContracts, from: number, to: number): Promise<readonly ChainLog[]>;
}
