// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

/// @title Who may hold a token
/// @dev The part of the standard's `IIdentityRegistry` (https://eips.ethereum.org/EIPS/eip-3643) that tokens, their
/// agents and `RegisterIdentities` share. An identity is the address of an ONCHAINID.
interface IERC3643IdentityRegistry {
    event IdentityRegistered(address indexed investorAddress, address indexed identity);
    event IdentityRemoved(address indexed investorAddress, address indexed identity);
    event IdentityUpdated(address indexed oldIdentity, address indexed newIdentity);
    event CountryUpdated(address indexed investorAddress, uint16 indexed country);

    function registerIdentity(address userAddress, address identity, uint16 country) external;
    function batchRegisterIdentity(
        address[] calldata userAddresses,
        address[] calldata identities,
        uint16[] calldata countries
    ) external;
    function deleteIdentity(address userAddress) external;
    function updateCountry(address userAddress, uint16 country) external;
    function updateIdentity(address userAddress, address identity) external;
    function contains(address userAddress) external view returns (bool);
    function isVerified(address userAddress) external view returns (bool);
    function identity(address userAddress) external view returns (address);
    function investorCountry(address userAddress) external view returns (uint16);
}
