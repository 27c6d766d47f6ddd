import { zeroAddress } from "viem";

/** Whoever acts or is acted upon: accounts of the test chain that are the same beside both tokens. */
export const people = ["owner", "agent", "ada", "bo", "cy", "dee", "eve", "stranger"] as const;
type Person = (typeof people)[number];
/** `@ada` is a person's wallet, `#ada` their identity. */
type Word = `@${Person}` | `#${Person}`;
type Value = Word | string | bigint | boolean | number | readonly Value[];

/** Who calls which function with what; of the identity registry where its name begins with `registry.`. */
export type Step = readonly [who: Person, what: string, ...args: readonly Value[]];

/**
 * What both tokens are put through. Before each, Ada has 100 units and Bo 50; Ada, Bo, Cy and Dee are registered, Eve is
 * not; the token is not paused, and ours is OPEN.
 */
export const cases: Readonly<Record<string, readonly Step[]>> = {
  "a holder transfers": [["ada", "transfer", "@bo", 30n]],
  "a holder transfers everything": [["ada", "transfer", "@bo", 100n]],
  "a holder transfers more than there is": [["ada", "transfer", "@bo", 101n]],
  "a holder transfers to themselves": [["ada", "transfer", "@ada", 10n]],
  "a holder transfers to a wallet that is not registered": [["ada", "transfer", "@eve", 1n]],
  "a holder transfers to the zero address": [["ada", "transfer", zeroAddress, 1n]],
  "a holder transfers while the token is paused": [
    ["agent", "pause"],
    ["ada", "transfer", "@bo", 1n],
  ],
  "a holder transfers after a pause": [
    ["agent", "pause"],
    ["agent", "unpause"],
    ["ada", "transfer", "@bo", 1n],
  ],
  "a blocked holder transfers": [
    ["agent", "setAddressFrozen", "@ada", true],
    ["ada", "transfer", "@bo", 1n],
  ],
  "a holder transfers to a blocked wallet": [
    ["agent", "setAddressFrozen", "@bo", true],
    ["ada", "transfer", "@bo", 1n],
  ],
  "a holder transfers after being blocked": [
    ["agent", "setAddressFrozen", "@ada", true],
    ["agent", "setAddressFrozen", "@ada", false],
    ["ada", "transfer", "@bo", 1n],
  ],
  "a holder transfers what is free": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["ada", "transfer", "@bo", 40n],
  ],
  "a holder transfers what is frozen": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["ada", "transfer", "@bo", 41n],
  ],
  "a wallet without units transfers": [["cy", "transfer", "@bo", 1n]],
  "a holder whose registration ended transfers": [
    ["agent", "registry.deleteIdentity", "@ada"],
    ["ada", "transfer", "@bo", 5n],
  ],
  "a holder transfers to one whose registration ended": [
    ["agent", "registry.deleteIdentity", "@bo"],
    ["ada", "transfer", "@bo", 5n],
  ],
  "a holder transfers to several": [["ada", "batchTransfer", ["@bo", "@cy"], [10n, 20n]]],
  "a holder transfers to several, one of them not registered": [
    ["ada", "batchTransfer", ["@bo", "@eve"], [10n, 20n]],
  ],
  "a holder transfers to more wallets than amounts": [["ada", "batchTransfer", ["@bo", "@cy"], [10n]]],

  "a holder allows another": [["ada", "approve", "@cy", 30n]],
  "a holder allows the zero address": [["ada", "approve", zeroAddress, 30n]],
  "a holder allows another, then less": [
    ["ada", "approve", "@cy", 30n],
    ["ada", "approve", "@cy", 10n],
  ],
  "the allowed one transfers": [
    ["ada", "approve", "@cy", 30n],
    ["cy", "transferFrom", "@ada", "@bo", 30n],
  ],
  "the allowed one transfers a part": [
    ["ada", "approve", "@cy", 30n],
    ["cy", "transferFrom", "@ada", "@bo", 10n],
  ],
  "the allowed one transfers more than allowed": [
    ["ada", "approve", "@cy", 30n],
    ["cy", "transferFrom", "@ada", "@bo", 31n],
  ],
  "somebody who is not allowed transfers": [["cy", "transferFrom", "@ada", "@bo", 1n]],
  "the allowed one transfers while the token is paused": [
    ["ada", "approve", "@cy", 30n],
    ["agent", "pause"],
    ["cy", "transferFrom", "@ada", "@bo", 1n],
  ],
  "the allowed one transfers what is frozen": [
    ["ada", "approve", "@cy", 100n],
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["cy", "transferFrom", "@ada", "@bo", 41n],
  ],
  "the allowed one transfers for a blocked holder": [
    ["ada", "approve", "@cy", 30n],
    ["agent", "setAddressFrozen", "@ada", true],
    ["cy", "transferFrom", "@ada", "@bo", 1n],
  ],
  "a blocked one who is allowed transfers for others": [
    ["ada", "approve", "@cy", 30n],
    ["agent", "setAddressFrozen", "@cy", true],
    ["cy", "transferFrom", "@ada", "@bo", 1n],
  ],
  "the allowed one transfers to a wallet that is not registered": [
    ["ada", "approve", "@cy", 30n],
    ["cy", "transferFrom", "@ada", "@eve", 1n],
  ],

  "an agent mints": [["agent", "mint", "@cy", 7n]],
  "an agent mints to a wallet that is not registered": [["agent", "mint", "@eve", 7n]],
  "an agent mints to the zero address": [["agent", "mint", zeroAddress, 7n]],
  "an agent mints while the token is paused": [
    ["agent", "pause"],
    ["agent", "mint", "@cy", 7n],
  ],
  "an agent mints to a blocked wallet": [
    ["agent", "setAddressFrozen", "@cy", true],
    ["agent", "mint", "@cy", 7n],
  ],
  "a stranger mints": [["stranger", "mint", "@cy", 7n]],
  "the owner mints": [["owner", "mint", "@cy", 7n]],
  "an agent mints to several": [["agent", "batchMint", ["@ada", "@cy"], [1n, 2n]]],
  "an agent mints to several, one of them not registered": [
    ["agent", "batchMint", ["@ada", "@eve"], [1n, 2n]],
  ],
  "an agent mints to more wallets than amounts": [["agent", "batchMint", ["@ada", "@cy"], [1n]]],
  "a stranger mints to several": [["stranger", "batchMint", ["@ada", "@cy"], [1n, 2n]]],

  "an agent burns": [["agent", "burn", "@ada", 30n]],
  "an agent burns everything": [["agent", "burn", "@ada", 100n]],
  "an agent burns more than there is": [["agent", "burn", "@ada", 101n]],
  "an agent burns what is free": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "burn", "@ada", 40n],
  ],
  "an agent burns some of what is frozen": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "burn", "@ada", 70n],
  ],
  "an agent burns all that is frozen": [
    ["agent", "freezePartialTokens", "@ada", 100n],
    ["agent", "burn", "@ada", 100n],
  ],
  "an agent burns while the token is paused": [
    ["agent", "pause"],
    ["agent", "burn", "@ada", 30n],
  ],
  "an agent burns of a wallet whose registration ended": [
    ["agent", "registry.deleteIdentity", "@ada"],
    ["agent", "burn", "@ada", 30n],
  ],
  "a holder burns": [["ada", "burn", "@ada", 1n]],
  "an agent burns of several": [["agent", "batchBurn", ["@ada", "@bo"], [1n, 2n]]],
  "an agent burns of several, of one too much": [["agent", "batchBurn", ["@ada", "@bo"], [1n, 51n]]],

  "an agent moves": [["agent", "forcedTransfer", "@ada", "@bo", 30n]],
  "an agent moves more than there is": [["agent", "forcedTransfer", "@ada", "@bo", 101n]],
  "an agent moves free units first": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "forcedTransfer", "@ada", "@bo", 60n],
  ],
  "an agent moves everything, frozen or not": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "forcedTransfer", "@ada", "@bo", 100n],
  ],
  "an agent moves to a wallet that is not registered": [["agent", "forcedTransfer", "@ada", "@eve", 1n]],
  "an agent moves what is frozen to a wallet that is not registered": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "forcedTransfer", "@ada", "@eve", 50n],
  ],
  "an agent moves to the zero address": [["agent", "forcedTransfer", "@ada", zeroAddress, 1n]],
  "an agent moves while the token is paused": [
    ["agent", "pause"],
    ["agent", "forcedTransfer", "@ada", "@bo", 30n],
  ],
  "an agent moves from a blocked wallet to another": [
    ["agent", "setAddressFrozen", "@ada", true],
    ["agent", "setAddressFrozen", "@bo", true],
    ["agent", "forcedTransfer", "@ada", "@bo", 30n],
  ],
  "an agent moves from a wallet whose registration ended": [
    ["agent", "registry.deleteIdentity", "@ada"],
    ["agent", "forcedTransfer", "@ada", "@bo", 30n],
  ],
  "an agent moves from a wallet to itself": [["agent", "forcedTransfer", "@ada", "@ada", 30n]],
  "a stranger moves": [["stranger", "forcedTransfer", "@ada", "@bo", 1n]],
  "a holder moves": [["ada", "forcedTransfer", "@ada", "@bo", 1n]],
  "an agent moves of several": [
    ["agent", "batchForcedTransfer", ["@ada", "@bo"], ["@cy", "@dee"], [10n, 20n]],
  ],
  "an agent moves of several, of one too much": [
    ["agent", "batchForcedTransfer", ["@ada", "@bo"], ["@cy", "@dee"], [10n, 51n]],
  ],

  "an agent freezes": [["agent", "freezePartialTokens", "@ada", 60n]],
  "an agent freezes everything": [["agent", "freezePartialTokens", "@ada", 100n]],
  "an agent freezes more than there is": [["agent", "freezePartialTokens", "@ada", 101n]],
  "an agent freezes twice": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "freezePartialTokens", "@ada", 40n],
  ],
  "an agent freezes twice, together too much": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "freezePartialTokens", "@ada", 41n],
  ],
  "an agent freezes nothing": [["agent", "freezePartialTokens", "@ada", 0n]],
  "a stranger freezes": [["stranger", "freezePartialTokens", "@ada", 1n]],
  "an agent freezes of several": [["agent", "batchFreezePartialTokens", ["@ada", "@bo"], [1n, 2n]]],
  "an agent freezes of several, of one too much": [
    ["agent", "batchFreezePartialTokens", ["@ada", "@bo"], [1n, 51n]],
  ],
  "an agent releases": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "unfreezePartialTokens", "@ada", 20n],
  ],
  "an agent releases everything": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "unfreezePartialTokens", "@ada", 60n],
  ],
  "an agent releases more than is frozen": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "unfreezePartialTokens", "@ada", 61n],
  ],
  "a holder releases": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["ada", "unfreezePartialTokens", "@ada", 1n],
  ],
  "an agent releases of several": [
    ["agent", "batchFreezePartialTokens", ["@ada", "@bo"], [10n, 20n]],
    ["agent", "batchUnfreezePartialTokens", ["@ada", "@bo"], [1n, 2n]],
  ],
  "an agent blocks twice": [
    ["agent", "setAddressFrozen", "@ada", true],
    ["agent", "setAddressFrozen", "@ada", true],
  ],
  "a stranger blocks": [["stranger", "setAddressFrozen", "@ada", true]],
  "an agent blocks several": [["agent", "batchSetAddressFrozen", ["@ada", "@bo"], [true, true]]],

  "an agent pauses twice": [
    ["agent", "pause"],
    ["agent", "pause"],
  ],
  "an agent unpauses what is not paused": [["agent", "unpause"]],
  "a stranger pauses": [["stranger", "pause"]],
  "the owner pauses": [["owner", "pause"]],
  "a stranger unpauses": [
    ["agent", "pause"],
    ["stranger", "unpause"],
  ],

  "the owner names the token": [
    ["owner", "setName", "Quay Lofts"],
    ["owner", "setSymbol", "QLFT"],
  ],
  "the owner takes the name away": [["owner", "setName", ""]],
  "the owner takes the symbol away": [["owner", "setSymbol", ""]],
  "an agent names the token": [["agent", "setName", "Quay Lofts"]],
  "the owner gives the token an identity": [["owner", "setOnchainID", "#dee"]],
  "a stranger gives the token an identity": [["stranger", "setOnchainID", "#dee"]],
  "a stranger replaces the registry": [["stranger", "setIdentityRegistry", "@stranger"]],
  "the owner makes an agent": [
    ["owner", "addAgent", "@stranger"],
    ["stranger", "mint", "@cy", 7n],
  ],
  "the owner makes an agent twice": [
    ["owner", "addAgent", "@stranger"],
    ["owner", "addAgent", "@stranger"],
  ],
  "the owner makes the zero address an agent": [["owner", "addAgent", zeroAddress]],
  "a stranger makes an agent": [["stranger", "addAgent", "@stranger"]],
  "an agent makes an agent": [["agent", "addAgent", "@stranger"]],
  "the owner dismisses an agent": [
    ["owner", "removeAgent", "@agent"],
    ["agent", "mint", "@cy", 7n],
  ],
  "the owner dismisses somebody who is no agent": [["owner", "removeAgent", "@stranger"]],
  "a stranger dismisses an agent": [["stranger", "removeAgent", "@agent"]],

  "an agent registers a wallet": [
    ["agent", "registry.registerIdentity", "@eve", "#eve", 276],
    ["agent", "mint", "@eve", 7n],
  ],
  "an agent registers a wallet twice": [["agent", "registry.registerIdentity", "@ada", "#ada", 276]],
  "an agent registers the zero address": [["agent", "registry.registerIdentity", zeroAddress, "#eve", 276]],
  "a stranger registers a wallet": [["stranger", "registry.registerIdentity", "@eve", "#eve", 276]],
  "an agent registers several": [
    ["agent", "registry.batchRegisterIdentity", ["@eve", "@stranger"], ["#eve", "#stranger"], [276, 250]],
  ],
  "an agent registers several, one of them again": [
    ["agent", "registry.batchRegisterIdentity", ["@eve", "@ada"], ["#eve", "#ada"], [276, 250]],
  ],
  "an agent ends a registration": [["agent", "registry.deleteIdentity", "@cy"]],
  "an agent ends a registration that is not there": [["agent", "registry.deleteIdentity", "@eve"]],
  "a stranger ends a registration": [["stranger", "registry.deleteIdentity", "@cy"]],
  "an agent changes a country": [["agent", "registry.updateCountry", "@cy", 756]],
  "an agent changes the country of a wallet that is not registered": [
    ["agent", "registry.updateCountry", "@eve", 756],
  ],
  "a stranger changes a country": [["stranger", "registry.updateCountry", "@cy", 756]],
  "an agent changes an identity": [["agent", "registry.updateIdentity", "@cy", "#dee"]],
  "an agent changes the identity of a wallet that is not registered": [
    ["agent", "registry.updateIdentity", "@eve", "#dee"],
  ],

  "a lost wallet is replaced": [["agent", "recoveryAddress", "@ada", "@eve", "#eve"]],
  "a lost wallet is replaced, with what is frozen and its block": [
    ["agent", "freezePartialTokens", "@ada", 60n],
    ["agent", "setAddressFrozen", "@ada", true],
    ["agent", "recoveryAddress", "@ada", "@eve", "#eve"],
  ],
  "a lost wallet is replaced by somebody else's": [["agent", "recoveryAddress", "@ada", "@eve", "#bo"]],
  "a lost wallet is replaced by one that is registered": [["agent", "recoveryAddress", "@ada", "@bo", "#bo"]],
  "an empty wallet is replaced": [["agent", "recoveryAddress", "@cy", "@eve", "#eve"]],
  "a stranger replaces a wallet": [["stranger", "recoveryAddress", "@ada", "@eve", "#eve"]],
};
