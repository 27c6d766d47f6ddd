// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {AgentRole} from "./erc3643/AgentRole.sol";
import {IERC3643IdentityRegistry} from "./erc3643/IERC3643IdentityRegistry.sol";

/// @title The wallets that an organization has registered
/// @notice A wallet is verified once its agent has registered it: verification is the register's word, and no claim is
/// read. Its identity may be zero. All tokens of an organization share one, so a wallet is registered once.
/// @dev The subset of ERC-3643's `IIdentityRegistry` that tokens and their agents use.
contract RegisterIdentities is AgentRole, IERC3643IdentityRegistry {
    struct Investor {
        address identity;
        /// ISO 3166-1 numeric.
        uint16 country;
        bool registered;
    }

    mapping(address wallet => Investor) private _investors;

    error WalletIsZero();
    error WalletRegistered(address wallet);
    error WalletNotRegistered(address wallet);

    /// @param owner_ names the agents
    /// @param agent registers wallets
    constructor(address owner_, address agent) Ownable(owner_) {
        _addAgent(agent);
    }

    function batchRegisterIdentity(
        address[] calldata userAddresses,
        address[] calldata identities,
        uint16[] calldata countries
    ) external {
        for (uint256 i = 0; i < userAddresses.length; ++i) {
            registerIdentity(userAddresses[i], identities[i], countries[i]);
        }
    }

    function deleteIdentity(address userAddress) external onlyAgent {
        address old = _registered(userAddress).identity;
        delete _investors[userAddress];
        emit IdentityRemoved(userAddress, old);
    }

    function updateCountry(address userAddress, uint16 country) external onlyAgent {
        _registered(userAddress).country = country;
        emit CountryUpdated(userAddress, country);
    }

    function updateIdentity(address userAddress, address newIdentity) external onlyAgent {
        Investor storage investor = _registered(userAddress);
        emit IdentityUpdated(investor.identity, newIdentity);
        investor.identity = newIdentity;
    }

    function isVerified(address userAddress) external view returns (bool) {
        return _investors[userAddress].registered;
    }

    function contains(address userAddress) external view returns (bool) {
        return _investors[userAddress].registered;
    }

    function identity(address userAddress) external view returns (address) {
        return _investors[userAddress].identity;
    }

    function investorCountry(address userAddress) external view returns (uint16) {
        return _investors[userAddress].country;
    }

    function registerIdentity(address userAddress, address newIdentity, uint16 country) public onlyAgent {
        if (userAddress == address(0)) revert WalletIsZero();
        if (_investors[userAddress].registered) revert WalletRegistered(userAddress);
        _investors[userAddress] = Investor({identity: newIdentity, country: country, registered: true});
        emit IdentityRegistered(userAddress, newIdentity);
    }

    function _registered(address wallet) private view returns (Investor storage investor) {
        investor = _investors[wallet];
        if (!investor.registered) revert WalletNotRegistered(wallet);
    }
}
