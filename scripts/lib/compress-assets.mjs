import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** What becomes smaller; fonts are compressed already. */
const compressible = "{static,images}/**/*.{js,css,svg,json}";
/** One below the best, which takes twice as long for two hundredths less. */
const BROTLI_QUALITY = 10;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every asset and picture of a build that has none yet, as `server/http/built-files.ts` serves them.
 * @param {string} folder of the build
 */
export async function compressAssets(folder) {
  const files = globSync(compressible, { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(files.filter((file) => !existsSync(`${file}.br`)).map(compress));
}

/** @param {string} file */
async function compress(file) {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [small, zipped] = await Promise.all([brotli(text, { params }), zip(text)]);
  writeFileSync(`${file}.gz`, zipped);
  // Last: a file that has one is done.
  writeFileSync(`${file}.br`, small);
}
