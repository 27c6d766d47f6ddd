/** Gives the tests that call handlers of the interface the application that their environment describes. */
import { provideComposedApplication } from "#server/process/compose.ts";

provideComposedApplication();
