/**
 * What Next calls once as it starts: a host that runs Next alone learns here who puts the application together. Beside
 * `server/process/main.ts`, which does so itself, it changes nothing.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { provideComposedApplication } = await import("#server/process/compose.ts");
  provideComposedApplication();
}
