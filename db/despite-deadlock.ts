import { isDatabaseError, sqlState } from "./client.ts";

/** How often something is tried that the database undoes to end a deadlock. */
const TRIES = 5;

/**
 * Runs a transaction again where the database undid it, and it alone, to end a deadlock. A cluster locks a table that all
 * its nodes have as a whole, and those it refers to, so that changes of organizations that have nothing to do with each
 * other may meet in one.
 */
export async function despiteDeadlock<T>(transaction: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isDatabaseError(error, sqlState.deadlockDetected)) throw error;
    }
  }
}
