/** `npm run migrate`: brings the database to the state that the code expects. */
import { migrate } from "#db/migrate.ts";
import { readEnv } from "./env.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase((url) => migrate(url, { appUrl: readEnv().databaseAppUrl }));
process.stdout.write("The database is up to date.");
