import { procedure } from "#server/kernel/procedure.ts";
import * as chainContract from "./chain/contract.ts";
import { getChain } from "./chain/read-chain.ts";
import * as differenceContract from "./chain-difference/contract.ts";
import { listDifferences } from "./chain-difference/list-differences.ts";
import { resolveDifference } from "./chain-difference/resolve-difference.ts";
import * as operationContract from "./chain-operation/contract.ts";
import { getOperation, listOperations } from "./chain-operation/read-operations.ts";
import { retryOperation } from "./chain-operation/retry-operation.ts";
import * as proofContract from "./chain-proof/contract.ts";
import { listProof } from "./chain-proof/list-proof.ts";
import * as tokenContract from "./chain-token/contract.ts";
import { getChainToken } from "./chain-token/read-chain-token.ts";
import * as transactionContract from "./chain-transaction/contract.ts";
import { getTransaction, listTransactions } from "./chain-transaction/read-transactions.ts";
import { speedUpTransaction } from "./chain-transaction/speed-up-transaction.ts";

export const chainRouter = {
  get: procedure(chainContract.getChain).query(getChain),
  token: procedure(tokenContract.getChainToken).query(getChainToken),
  proof: procedure(proofContract.listChainProof).query(listProof),
  differences: procedure(differenceContract.listDifferences).query(listDifferences),
  resolveDifference: procedure(differenceContract.resolveDifference).mutation(resolveDifference),
};

export const chainOperationRouter = {
  get: procedure(operationContract.getChainOperation).query(getOperation),
  list: procedure(operationContract.listChainOperations).query(listOperations),
  retry: procedure(operationContract.retryChainOperation).mutation(retryOperation),
};

export const chainTransactionRouter = {
  get: procedure(transactionContract.getChainTransaction).query(getTransaction),
  list: procedure(transactionContract.listChainTransactions).query(listTransactions),
  speedUp: procedure(transactionContract.speedUpChainTransaction).mutation(speedUpTransaction),
};
