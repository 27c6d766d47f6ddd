// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @title The agents of a token or of an identity registry
/// @dev ERC-3643's `IAgentRole`. The owner names agents; agents act.
abstract contract AgentRole is Ownable2Step {
    mapping(address account => bool) private _agents;

    event AgentAdded(address indexed agent);
    event AgentRemoved(address indexed agent);

    error NotAgent(address account);
    error AgentUnchanged(address agent);

    modifier onlyAgent() {
        if (!_agents[msg.sender]) revert NotAgent(msg.sender);
        _;
    }

    function addAgent(address agent) external onlyOwner {
        _addAgent(agent);
    }

    function removeAgent(address agent) external onlyOwner {
        if (!_agents[agent]) revert AgentUnchanged(agent);
        _agents[agent] = false;
        emit AgentRemoved(agent);
    }

    function isAgent(address agent) public view returns (bool) {
        return _agents[agent];
    }

    function _addAgent(address agent) internal {
        if (agent == address(0) || _agents[agent]) revert AgentUnchanged(agent);
        _agents[agent] = true;
        emit AgentAdded(agent);
    }
}
