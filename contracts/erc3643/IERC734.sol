// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

/// @title The keys of an ONCHAINID
interface IERC734 {
    /// @return exists whether the key, the hash of a wallet, may act for the identity; purpose 1 is management
    function keyHasPurpose(bytes32 key, uint256 purpose) external view returns (bool exists);
}
