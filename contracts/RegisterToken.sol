// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Capped} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Capped.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {AgentRole} from "./erc3643/AgentRole.sol";
import {IERC3643IdentityRegistry} from "./erc3643/IERC3643IdentityRegistry.sol";
import {IERC734} from "./erc3643/IERC734.sol";

/// @title A token that follows a register
/// @notice An ERC-20 with the functions and events of ERC-3643's `IToken`. Agents mint, burn, move and freeze; holders
/// transfer where the owner's policy is OPEN, to registered wallets, what is not frozen. Never more exists than the cap.
/// @dev Behaves as the official T-REX token wherever `conformance.test.ts` compares them. It has no compliance contract:
/// its policy and the identity registry are its rules.
contract RegisterToken is ERC20Capped, Pausable, AgentRole {
    /// CLOSED: agents alone move tokens. OPEN: holders of registered wallets do, too, while the token is not paused.
    enum Policy {
        CLOSED,
        OPEN
    }

    string public constant version = "offerboard-1";

    Policy public policy;
    address public identityRegistry;
    /// The token's own ONCHAINID; may be zero.
    address public onchainID;

    uint8 private immutable _decimals;
    string private _name;
    string private _symbol;
    mapping(address wallet => bool) private _frozenWallets;
    mapping(address wallet => uint256) private _frozenUnits;

    event UpdatedTokenInformation(
        string indexed newName,
        string indexed newSymbol,
        uint8 newDecimals,
        string newVersion,
        address indexed newOnchainID
    );
    event IdentityRegistryAdded(address indexed identityRegistry);
    event ComplianceAdded(address indexed compliance);
    event RecoverySuccess(address indexed lostWallet, address indexed newWallet, address indexed investorOnchainID);
    event AddressFrozen(address indexed userAddress, bool indexed isFrozen, address indexed owner);
    event TokensFrozen(address indexed userAddress, uint256 amount);
    event TokensUnfrozen(address indexed userAddress, uint256 amount);
    event PolicySet(Policy policy);

    error EmptyText();
    error TooManyDecimals(uint8 decimals);
    error RegistryIsZero();
    error NoComplianceContract();
    error TokenClosed();
    error WalletFrozen(address wallet);
    error WalletNotVerified(address wallet);
    error FreeUnitsExceeded(address wallet, uint256 free, uint256 units);
    error FrozenUnitsExceeded(address wallet, uint256 frozen, uint256 units);
    error NothingToRecover(address wallet);
    error NotTheInvestors(address wallet, address identity);

    /// @param owner_ names agents, policy and registry
    /// @param agent mints, burns, moves and freezes
    /// @param registry tells who may receive tokens
    /// @param cap_ the most units that ever exist
    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        uint256 cap_,
        address owner_,
        address agent,
        address registry
    ) ERC20("", "") ERC20Capped(cap_) Ownable(owner_) {
        if (decimals_ > 18) revert TooManyDecimals(decimals_);
        _decimals = decimals_;
        _name = _text(name_);
        _symbol = _text(symbol_);
        _setIdentityRegistry(registry);
        emit ComplianceAdded(address(0));
        _addAgent(agent);
        _pause();
        _emitInformation();
    }

    function setPolicy(Policy newPolicy) external onlyOwner {
        policy = newPolicy;
        emit PolicySet(newPolicy);
    }

    function setName(string calldata newName) external onlyOwner {
        _name = _text(newName);
        _emitInformation();
    }

    function setSymbol(string calldata newSymbol) external onlyOwner {
        _symbol = _text(newSymbol);
        _emitInformation();
    }

    function setOnchainID(address newOnchainID) external onlyOwner {
        onchainID = newOnchainID;
        _emitInformation();
    }

    function setIdentityRegistry(address registry) external onlyOwner {
        _setIdentityRegistry(registry);
    }

    /// @notice Refused: the token has no compliance contract.
    function setCompliance(address) external pure {
        revert NoComplianceContract();
    }

    function pause() external onlyAgent {
        _pause();
    }

    function unpause() external onlyAgent {
        _unpause();
    }

    function batchTransfer(address[] calldata toList, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < toList.length; ++i) transfer(toList[i], amounts[i]);
    }

    function batchForcedTransfer(
        address[] calldata fromList,
        address[] calldata toList,
        uint256[] calldata amounts
    ) external {
        for (uint256 i = 0; i < fromList.length; ++i) forcedTransfer(fromList[i], toList[i], amounts[i]);
    }

    function batchMint(address[] calldata toList, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < toList.length; ++i) mint(toList[i], amounts[i]);
    }

    function batchBurn(address[] calldata userAddresses, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < userAddresses.length; ++i) burn(userAddresses[i], amounts[i]);
    }

    function batchSetAddressFrozen(address[] calldata userAddresses, bool[] calldata freeze) external {
        for (uint256 i = 0; i < userAddresses.length; ++i) setAddressFrozen(userAddresses[i], freeze[i]);
    }

    function batchFreezePartialTokens(address[] calldata userAddresses, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < userAddresses.length; ++i) freezePartialTokens(userAddresses[i], amounts[i]);
    }

    function batchUnfreezePartialTokens(address[] calldata userAddresses, uint256[] calldata amounts) external {
        for (uint256 i = 0; i < userAddresses.length; ++i) unfreezePartialTokens(userAddresses[i], amounts[i]);
    }

    /// @notice Moves all that a lost wallet holds to another wallet of the same investor, what is frozen stays frozen.
    /// @dev The token must be an agent of its identity registry, as in T-REX. An investor without an identity is known
    /// by the agent's word alone.
    function recoveryAddress(
        address lostWallet,
        address newWallet,
        address investorOnchainID
    ) external onlyAgent returns (bool) {
        uint256 units = balanceOf(lostWallet);
        if (units == 0) revert NothingToRecover(lostWallet);
        if (
            investorOnchainID != address(0) &&
            !IERC734(investorOnchainID).keyHasPurpose(keccak256(abi.encode(newWallet)), 1)
        ) revert NotTheInvestors(newWallet, investorOnchainID);
        IERC3643IdentityRegistry registry = IERC3643IdentityRegistry(identityRegistry);
        uint256 frozen = _frozenUnits[lostWallet];
        registry.registerIdentity(newWallet, investorOnchainID, registry.investorCountry(lostWallet));
        forcedTransfer(lostWallet, newWallet, units);
        if (frozen > 0) freezePartialTokens(newWallet, frozen);
        if (_frozenWallets[lostWallet]) setAddressFrozen(newWallet, true);
        registry.deleteIdentity(lostWallet);
        emit RecoverySuccess(lostWallet, newWallet, investorOnchainID);
        return true;
    }

    function isFrozen(address userAddress) external view returns (bool) {
        return _frozenWallets[userAddress];
    }

    function getFrozenTokens(address userAddress) external view returns (uint256) {
        return _frozenUnits[userAddress];
    }

    /// @return zero: the token has no compliance contract
    function compliance() external pure returns (address) {
        return address(0);
    }

    function transfer(address to, uint256 value) public override returns (bool) {
        _checkHolderTransfer(msg.sender, to, value);
        return super.transfer(to, value);
    }

    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        _checkHolderTransfer(from, to, value);
        return super.transferFrom(from, to, value);
    }

    /// @notice Moves units whoever holds them wants it or not: free ones first, then frozen ones, which it releases.
    function forcedTransfer(address from, address to, uint256 amount) public onlyAgent returns (bool) {
        _releaseBeyondFree(from, amount);
        _checkVerified(to);
        _transfer(from, to, amount);
        return true;
    }

    function mint(address to, uint256 amount) public onlyAgent {
        _checkVerified(to);
        _mint(to, amount);
    }

    /// @notice Burns free units first, then frozen ones, which it releases.
    function burn(address userAddress, uint256 amount) public onlyAgent {
        _releaseBeyondFree(userAddress, amount);
        _burn(userAddress, amount);
    }

    function setAddressFrozen(address userAddress, bool freeze) public onlyAgent {
        _frozenWallets[userAddress] = freeze;
        emit AddressFrozen(userAddress, freeze, msg.sender);
    }

    function freezePartialTokens(address userAddress, uint256 amount) public onlyAgent {
        uint256 free = _free(userAddress);
        if (amount > free) revert FreeUnitsExceeded(userAddress, free, amount);
        _frozenUnits[userAddress] += amount;
        emit TokensFrozen(userAddress, amount);
    }

    function unfreezePartialTokens(address userAddress, uint256 amount) public onlyAgent {
        uint256 frozen = _frozenUnits[userAddress];
        if (amount > frozen) revert FrozenUnitsExceeded(userAddress, frozen, amount);
        _frozenUnits[userAddress] = frozen - amount;
        emit TokensUnfrozen(userAddress, amount);
    }

    function name() public view override returns (string memory) {
        return _name;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function _setIdentityRegistry(address registry) private {
        if (registry == address(0)) revert RegistryIsZero();
        identityRegistry = registry;
        emit IdentityRegistryAdded(registry);
    }

    function _emitInformation() private {
        emit UpdatedTokenInformation(_name, _symbol, _decimals, version, onchainID);
    }

    /// @dev Where the units are more than are free, releases the rest of them.
    function _releaseBeyondFree(address wallet, uint256 units) private {
        uint256 balance = balanceOf(wallet);
        if (units > balance) revert ERC20InsufficientBalance(wallet, balance, units);
        uint256 free = _free(wallet);
        if (units > free) {
            _frozenUnits[wallet] -= units - free;
            emit TokensUnfrozen(wallet, units - free);
        }
    }

    function _checkHolderTransfer(address from, address to, uint256 units) private view whenNotPaused {
        if (policy == Policy.CLOSED) revert TokenClosed();
        if (_frozenWallets[from]) revert WalletFrozen(from);
        if (_frozenWallets[to]) revert WalletFrozen(to);
        uint256 free = _free(from);
        if (units > free) revert FreeUnitsExceeded(from, free, units);
        _checkVerified(to);
    }

    function _checkVerified(address wallet) private view {
        if (!IERC3643IdentityRegistry(identityRegistry).isVerified(wallet)) revert WalletNotVerified(wallet);
    }

    function _free(address wallet) private view returns (uint256) {
        return balanceOf(wallet) - _frozenUnits[wallet];
    }

    function _text(string memory text) private pure returns (string memory) {
        if (bytes(text).length == 0) revert EmptyText();
        return text;
    }
}
