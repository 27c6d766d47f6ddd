import { raw } from "#db/client.ts";
import type { Application } from "#server/kernel/application.ts";

/** Adds what was noted of counts to the counts, in every organization (docs/domain.md, Kept figures). */
export async function foldFigures({ app }: { app: Application }): Promise<void> {
  await raw(app.db)`select fold_figures()`;
}
