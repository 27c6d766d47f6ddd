// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

/// @title What a register's agent asks of an ERC-3643 token
/// @dev The functions of the standard's `IToken` (https://eips.ethereum.org/EIPS/eip-3643) that the agent calls.
interface IERC3643 {
    function mint(address to, uint256 amount) external;
    function burn(address userAddress, uint256 amount) external;
    function forcedTransfer(address from, address to, uint256 amount) external returns (bool);
    function freezePartialTokens(address userAddress, uint256 amount) external;
    function unfreezePartialTokens(address userAddress, uint256 amount) external;
    function setAddressFrozen(address userAddress, bool freeze) external;
    function pause() external;
    function unpause() external;
    function balanceOf(address account) external view returns (uint256);
    function getFrozenTokens(address userAddress) external view returns (uint256);
    function identityRegistry() external view returns (address);
}
