// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {RegisterAgent} from "./RegisterAgent.sol";

/// @title Makes an organization's contracts at addresses that are known before
/// @notice Anybody may call it. An address is computed from everything that its contract is made with, so whoever is
/// first can only make what the order says, and whoever comes second finds it made.
/// @dev Where the factory stands follows from its own code and from theirs: it is made by the deterministic deployment
/// proxy at 0x4e59b44847b379578588920cA78FbF26c0B4956C with a salt of zero.
contract RegisterFactory {
    /// Who an organization's agent and identities belong to.
    struct Organization {
        /// keccak256(abi.encode(organizationId))
        bytes32 key;
        address owner;
        /// The agent's operator when it is made; the owner replaces it later, the address stays.
        address firstOperator;
    }

    struct Order {
        Organization organization;
        /// keccak256(abi.encode(organizationId, tokenId))
        bytes32 key;
        string name;
        string symbol;
        uint8 decimals;
        /// The most units that ever exist.
        uint256 cap;
        /// Units that the agent may mint, move and burn at once, and again over each day.
        uint104 dailyLimit;
    }

    struct Deployment {
        address token;
        address agent;
        address identities;
    }

    /// Contracts whose code is the code that makes an agent, identities and a token.
    address private immutable _agentMaker;
    address private immutable _identitiesMaker;
    address private immutable _tokenMaker;

    event TokenMade(bytes32 indexed key, address indexed token, address agent, address identities);

    /// @param agentCode code that makes a `RegisterAgent`; what its constructor takes follows for each that is made
    /// @param identitiesCode code that makes a `RegisterIdentities`
    /// @param tokenCode code that makes a `RegisterToken`
    constructor(bytes memory agentCode, bytes memory identitiesCode, bytes memory tokenCode) {
        _agentMaker = _keep(agentCode);
        _identitiesMaker = _keep(identitiesCode);
        _tokenMaker = _keep(tokenCode);
    }

    /// @notice Makes a token, and its organization's agent and identities where they are not there, and has the agent
    /// serve it. What is there already stays as it is.
    function deploy(Order calldata order) external returns (Deployment memory made) {
        (made.agent, made.identities) = deployOrganization(order.organization);
        made.token = _tokenAt(order, made);
        if (made.token.code.length > 0) return made;
        Create2.deploy(0, _salt(order), _tokenCode(order, made));
        RegisterAgent(made.agent).serve(made.token, order.dailyLimit, false);
        emit TokenMade(order.key, made.token, made.agent, made.identities);
    }

    /// @notice Where `deploy` makes what an order asks for.
    function predict(Order calldata order) external view returns (Deployment memory there) {
        there.agent = _agentAt(order.organization);
        there.identities = _identitiesAt(order.organization, there.agent);
        there.token = _tokenAt(order, there);
    }

    /// @notice Makes an organization's agent and identities where they are not there: what a token needs that was made
    /// elsewhere.
    function deployOrganization(
        Organization calldata organization
    ) public returns (address agent, address identities) {
        agent = _agentAt(organization);
        if (agent.code.length == 0) Create2.deploy(0, organization.key, _agentCode(organization));
        identities = _identitiesAt(organization, agent);
        if (identities.code.length == 0) Create2.deploy(0, organization.key, _identitiesCode(organization, agent));
    }

    function _agentAt(Organization calldata organization) private view returns (address) {
        return Create2.computeAddress(organization.key, keccak256(_agentCode(organization)));
    }

    function _identitiesAt(Organization calldata organization, address agent) private view returns (address) {
        return Create2.computeAddress(organization.key, keccak256(_identitiesCode(organization, agent)));
    }

    function _tokenAt(Order calldata order, Deployment memory with) private view returns (address) {
        return Create2.computeAddress(_salt(order), keccak256(_tokenCode(order, with)));
    }

    function _agentCode(Organization calldata organization) private view returns (bytes memory) {
        return abi.encodePacked(_agentMaker.code, abi.encode(organization.owner, organization.firstOperator));
    }

    function _identitiesCode(Organization calldata organization, address agent) private view returns (bytes memory) {
        return abi.encodePacked(_identitiesMaker.code, abi.encode(organization.owner, agent));
    }

    function _tokenCode(Order calldata order, Deployment memory with) private view returns (bytes memory) {
        return
            abi.encodePacked(
                _tokenMaker.code,
                abi.encode(
                    order.name,
                    order.symbol,
                    order.decimals,
                    order.cap,
                    order.organization.owner,
                    with.agent,
                    with.identities
                )
            );
    }

    /// @dev Keeps bytes as a contract's code: the three are too much for the factory's own.
    function _keep(bytes memory code) private returns (address) {
        // PUSH2 length, DUP1, PUSH1 10, RETURNDATASIZE, CODECOPY, RETURNDATASIZE, RETURN: gives back what follows.
        bytes memory maker = abi.encodePacked(hex"61", SafeCast.toUint16(code.length), hex"80600a3d393df3", code);
        return Create2.deploy(0, bytes32(0), maker);
    }

    /// @dev The daily limit is the agent's and no part of the token's code: the salt binds it to the address.
    function _salt(Order calldata order) private pure returns (bytes32) {
        return keccak256(abi.encode(order.key, order.dailyLimit));
    }
}
