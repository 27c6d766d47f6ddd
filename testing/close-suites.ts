/** Closes the suites of a test file after its last test. */
import { afterAll } from "vitest";
import { closeSuites } from "./testing.ts";

afterAll(closeSuites);
