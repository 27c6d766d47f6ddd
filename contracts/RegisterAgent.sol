// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC3643} from "./erc3643/IERC3643.sol";
import {IERC3643IdentityRegistry} from "./erc3643/IERC3643IdentityRegistry.sol";

/// @title What a register does on a chain, each movement exactly once
/// @notice Holds the agent role of an organization's ERC-3643 tokens and of their identity registries. A movement that
/// ran never runs again, whoever sends it however often. One that the token refuses leaves the others of its batch alone.
/// @dev The owner is cold: it names operators, and the tokens with what may move of each in a day. An operator is hot and
/// may call `execute` alone.
contract RegisterAgent is Ownable2Step {
    /// `from` is the wallet that loses units or whose units are held; `to` the one that gets them. For identities `to` is
    /// the wallet. What a kind does not use is zero.
    enum Kind {
        /// `to` gets new `units`, free.
        MINT,
        /// `to` gets new `units`, frozen.
        MINT_FROZEN,
        /// Free `units` of `from` become frozen.
        FREEZE,
        /// Frozen `units` of `from` become free.
        UNFREEZE,
        /// Free `units` go from `from` to `to`.
        TRANSFER,
        /// Frozen `units` of `from` go to `to`, free there.
        TRANSFER_FROZEN,
        /// Free `units` of `from` cease.
        BURN,
        /// Frozen `units` of `from` cease.
        BURN_FROZEN,
        /// No holder transfers.
        PAUSE,
        /// Holders transfer again; refused where the token is not served as open.
        UNPAUSE,
        /// `from` neither sends nor receives by its holder's hand.
        BLOCK,
        /// `from` does again.
        UNBLOCK,
        /// `to` may hold the token: identity `from` (may be zero), country `units` (ISO 3166-1 numeric).
        REGISTER,
        /// `to` is of the country `units`.
        SET_COUNTRY,
        /// `to` has the identity `from`.
        SET_IDENTITY,
        /// `to` may not hold the token any more.
        REMOVE
    }

    struct Movement {
        bytes32 operationId;
        Kind kind;
        address from;
        address to;
        uint256 units;
    }

    struct Terms {
        /// Units that may be minted, moved and burned at once, and again over each day; zero where the token is not served.
        uint104 dailyLimit;
        /// How many of them were used up, and in the lower 40 bits when; they come back evenly over a day.
        uint144 usage;
        /// Whether operators may unpause the token.
        bool open;
    }

    /// Gas that each movement gets, neither less nor more: whether it runs out depends on the movement alone.
    uint256 public constant MOVEMENT_GAS = 250_000;

    /// Gas that must be there before a movement: all but a 64th of it can be handed on, and its outcome is written after.
    uint256 public constant GAS_BEFORE_MOVEMENT = (MOVEMENT_GAS * 64) / 63 + 20_000;

    /// The longest reason, in bytes, that `Failed` tells.
    uint256 public constant LONGEST_REASON = 1024;

    /// May have the agent serve a token that it has just made.
    address public immutable factory;

    mapping(address operator => bool) public isOperator;
    mapping(address token => Terms) private _terms;
    /// Block in which it ran, and in the lower 192 bits a digest of what ran.
    mapping(bytes32 operationId => uint256) private _records;

    event Executed(
        bytes32 indexed operationId,
        address indexed token,
        Kind kind,
        address from,
        address to,
        uint256 units
    );
    /// It ran before; nothing ran now.
    event Repeated(bytes32 indexed operationId);
    /// Nothing ran, and it may be sent again. The reason is an encoded error, of this contract or of the token.
    event Failed(bytes32 indexed operationId, bytes reason);
    event OperatorSet(address indexed operator, bool allowed);
    event Served(address indexed token, uint104 dailyLimit, bool open);

    error NotOperator(address account);
    error NotOwnerNorFactory(address account);
    error NotTheAgentItself(address account);
    error TokenNotServed(address token);
    error TooLittleGas(uint256 left, uint256 needed);
    error OperationDiffers(bytes32 operationId);
    error UnusedFieldSet();
    error NothingToMove();
    error FromIsTo(address wallet);
    error FreeUnitsExceeded(address wallet, uint256 free, uint256 units);
    error DailyLimitExceeded(address token, uint256 dailyLimit, uint256 used, uint256 units);
    error TransferRefused(address token);
    error UnpauseForbidden(address token);
    error ReasonTooLong(uint256 length);

    /// @param owner_ names operators and tokens
    /// @param operator the first operator
    constructor(address owner_, address operator) Ownable(owner_) {
        factory = msg.sender;
        _setOperator(operator, true);
    }

    /// @notice Runs movements of one token, in their order; each is `Executed`, `Repeated` or `Failed`.
    /// @dev Reverts as a whole where gas is short, so that no movement fails for want of gas its sender saved. Nothing is
    /// kept in memory between movements, and each is recorded before the token is called: coming back in finds all told.
    function execute(address token, Movement[] calldata movements) external {
        if (!isOperator[msg.sender]) revert NotOperator(msg.sender);
        for (uint256 i = 0; i < movements.length; ++i) {
            Movement calldata movement = movements[i];
            bytes32 id = movement.operationId;
            uint256 record = _records[id];
            if (record == 0) _attempt(token, movement);
            else if (uint192(record) == _digest(token, movement)) emit Repeated(id);
            else emit Failed(id, abi.encodeWithSelector(OperationDiffers.selector, id));
        }
    }

    function setOperator(address operator, bool allowed) external onlyOwner {
        _setOperator(operator, allowed);
    }

    /// @notice Serves a token, or changes its terms; a limit of zero ends it.
    /// @param dailyLimit units that may be minted, moved and burned at once, and again over each day
    /// @param open whether operators may unpause the token
    function serve(address token, uint104 dailyLimit, bool open) external {
        Terms storage terms = _terms[token];
        bool made = msg.sender == factory && terms.dailyLimit == 0;
        if (!made && msg.sender != owner()) revert NotOwnerNorFactory(msg.sender);
        terms.usage = _usageNow(_used(terms.dailyLimit, terms.usage));
        (terms.dailyLimit, terms.open) = (dailyLimit, open);
        emit Served(token, dailyLimit, open);
    }

    /// @notice Runs one movement. Only the agent calls it, so that a movement that fails leaves nothing behind.
    function perform(address token, Movement calldata movement) external {
        if (msg.sender != address(this)) revert NotTheAgentItself(msg.sender);
        Kind kind = movement.kind;
        bool held = kind == Kind.FREEZE || kind == Kind.UNFREEZE;
        _useUp(token, kind > Kind.BURN_FROZEN || held ? 0 : movement.units);
        _records[movement.operationId] = (block.number << 192) | _digest(token, movement);
        if (kind <= Kind.BURN_FROZEN) _move(token, kind, movement.from, movement.to, movement.units);
        else if (kind <= Kind.UNBLOCK) _rule(token, movement);
        else _identify(token, movement);
    }

    /// @notice Block in which an operation ran; zero where it did not.
    function executedAt(bytes32 operationId) external view returns (uint256) {
        return _records[operationId] >> 192;
    }

    /// @notice The same of many operations, in their order.
    function executedAt(bytes32[] calldata operationIds) external view returns (uint256[] memory blocks) {
        blocks = new uint256[](operationIds.length);
        for (uint256 i = 0; i < operationIds.length; ++i) blocks[i] = _records[operationIds[i]] >> 192;
    }

    /// @notice On what terms a token is served.
    /// @return dailyLimit zero where it is not
    /// @return used how much of it is used up now
    /// @return open whether operators may unpause it
    function termsOf(address token) external view returns (uint256 dailyLimit, uint256 used, bool open) {
        Terms storage terms = _terms[token];
        return (terms.dailyLimit, _used(terms.dailyLimit, terms.usage), terms.open);
    }

    function _attempt(address token, Movement calldata movement) private {
        uint256 left = gasleft();
        if (left < GAS_BEFORE_MOVEMENT) revert TooLittleGas(left, GAS_BEFORE_MOVEMENT);
        try this.perform{gas: MOVEMENT_GAS}(token, movement) {
            emit Executed(
                movement.operationId,
                token,
                movement.kind,
                movement.from,
                movement.to,
                movement.units
            );
        } catch {
            uint256 size = LowLevelCall.returnDataSize();
            bytes memory reason = size > LONGEST_REASON
                ? abi.encodeWithSelector(ReasonTooLong.selector, size)
                : LowLevelCall.returnData();
            emit Failed(movement.operationId, reason);
        }
    }

    function _setOperator(address operator, bool allowed) private {
        isOperator[operator] = allowed;
        emit OperatorSet(operator, allowed);
    }

    /// @dev An ERC-3643 token takes free units first and then frozen ones. A register's movement says which it means, so
    /// frozen ones are released in the same movement, and free ones are asked for before.
    function _move(address token, Kind kind, address from, address to, uint256 units) private {
        bool minted = kind <= Kind.MINT_FROZEN;
        bool received = minted || kind == Kind.TRANSFER || kind == Kind.TRANSFER_FROZEN;
        if (minted != (from == address(0)) || received == (to == address(0))) revert UnusedFieldSet();
        if (units == 0) revert NothingToMove();
        if (minted) {
            IERC3643(token).mint(to, units);
            if (kind == Kind.MINT_FROZEN) IERC3643(token).freezePartialTokens(to, units);
            return;
        }
        if (from == to) revert FromIsTo(from);
        if (kind == Kind.FREEZE) return IERC3643(token).freezePartialTokens(from, units);
        if (kind == Kind.UNFREEZE) return IERC3643(token).unfreezePartialTokens(from, units);
        if (kind == Kind.TRANSFER || kind == Kind.BURN) _checkFree(token, from, units);
        else IERC3643(token).unfreezePartialTokens(from, units);
        if (!received) return IERC3643(token).burn(from, units);
        if (!IERC3643(token).forcedTransfer(from, to, units)) revert TransferRefused(token);
    }

    function _useUp(address token, uint256 units) private {
        Terms storage terms = _terms[token];
        (uint256 limit, uint256 usage) = (terms.dailyLimit, terms.usage);
        if (limit == 0) revert TokenNotServed(token);
        if (units == 0) return;
        uint256 used = _used(limit, usage);
        if (units > limit || used > limit - units) revert DailyLimitExceeded(token, limit, used, units);
        terms.usage = _usageNow(used + units);
    }

    function _checkFree(address token, address wallet, uint256 units) private view {
        uint256 free = IERC3643(token).balanceOf(wallet) - IERC3643(token).getFrozenTokens(wallet);
        if (units > free) revert FreeUnitsExceeded(wallet, free, units);
    }

    /// @dev What holders may do by their own hand.
    function _rule(address token, Movement calldata movement) private {
        Kind kind = movement.kind;
        bool ofOne = kind == Kind.BLOCK || kind == Kind.UNBLOCK;
        if (movement.to != address(0) || movement.units != 0 || ofOne == (movement.from == address(0)))
            revert UnusedFieldSet();
        if (kind == Kind.UNPAUSE && !_terms[token].open) revert UnpauseForbidden(token);

        if (ofOne) IERC3643(token).setAddressFrozen(movement.from, kind == Kind.BLOCK);
        else if (kind == Kind.PAUSE) IERC3643(token).pause();
        else IERC3643(token).unpause();
    }

    function _identify(address token, Movement calldata movement) private {
        (Kind kind, address identity, address wallet) = (movement.kind, movement.from, movement.to);
        bool withCountry = kind == Kind.REGISTER || kind == Kind.SET_COUNTRY;
        bool withIdentity = kind == Kind.REGISTER || kind == Kind.SET_IDENTITY;
        if ((!withIdentity && identity != address(0)) || (!withCountry && movement.units != 0)) revert UnusedFieldSet();
        uint16 country = SafeCast.toUint16(movement.units);
        IERC3643IdentityRegistry registry = IERC3643IdentityRegistry(IERC3643(token).identityRegistry());

        if (kind == Kind.REGISTER) registry.registerIdentity(wallet, identity, country);
        else if (kind == Kind.SET_COUNTRY) registry.updateCountry(wallet, country);
        else if (kind == Kind.SET_IDENTITY) registry.updateIdentity(wallet, identity);
        else registry.deleteIdentity(wallet);
    }

    function _used(uint256 dailyLimit, uint256 usage) private view returns (uint256) {
        uint256 used = usage >> 40;
        unchecked {
            // Below 2^104 times below 2^40, and no time before the one that was written.
            uint256 back = (dailyLimit * (block.timestamp - uint40(usage))) / 1 days;
            return back < used ? used - back : 0;
        }
    }

    function _usageNow(uint256 used) private view returns (uint144) {
        return uint144((used << 40) | block.timestamp);
    }

    function _digest(address token, Movement calldata movement) private pure returns (uint192) {
        bytes32 hash = keccak256(
            abi.encode(token, movement.kind, movement.from, movement.to, movement.units)
        );
        return uint192(uint256(hash));
    }
}
