import { randomInt } from "node:crypto";

/**
 * What this run's random tests begin with: `TEST_SEED`, or a number drawn now and told, which the environment then
 * carries to whatever is started from here.
 * @returns {number}
 */
export function testSeed() {
  const given = process.env.TEST_SEED;
  if (given !== undefined && !/^[0-9]{1,9}$/.test(given)) {
    throw new Error(`TEST_SEED is a whole number of up to nine digits, and not ${JSON.stringify(given)}.`);
  }
  if (given === undefined) {
    process.env.TEST_SEED = String(randomInt(1_000_000_000));
    console.log(`Random tests begin with the seed ${process.env.TEST_SEED}.`);
  }
  return Number(process.env.TEST_SEED);
}
