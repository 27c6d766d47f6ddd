import { isApplicationProvided } from "#server/kernel/application.ts";

/**
 * What Next calls once as it starts: a host that runs Next alone learns here who puts the application together.
 * `server/process/main.ts` has said so itself, and all of it would be loaded a second time.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || isApplicationProvided()) return;
  const { loadChain, provideComposedApplication } = await import("#server/process/compose.ts");
  const { readEnv } = await import("#server/process/env.ts");
  await loadChain(readEnv());
  provideComposedApplication();
}
