/** `npm run seed`: puts the demo into an empty database. */
import { migrate } from "#db/migrate.ts";
import { seed } from "#demo/seed.ts";
import { withDatabase } from "./with-database.ts";

await withDatabase(async (url) => {
  await migrate(url);
  const outcome = await seed(url);
  console.info(
    outcome === "seeded" ? "The demo is in place." : "The database is in use: nothing was changed.",
  );
});
