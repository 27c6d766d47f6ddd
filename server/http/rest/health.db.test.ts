import { afterEach, describe, expect, it } from "vitest";
import { application, enterPhase } from "#server/kernel/application.ts";
import { configureService } from "#testing/service.ts";
import { apiListener } from "./node-listener.ts";
import { answer } from "./routes.ts";

configureService({ API_ACCESS: "open" });
afterEach(() => enterPhase("ready"));

async function ask(path: string) {
  const response = await answer(new Request(`http://localhost${path}`));
  return { code: response.status, ...((await response.json()) as object) };
}

describe("how a process is", () => {
  it.each(["/api/health", "/health", "/api/health?ready"])("%s is 200 while it is ready", async (path) => {
    expect(await ask(path)).toEqual({ code: 200, status: "ok", database: "up", version: "1.0" });
  });

  it.each(["/api/health", "/api/health?ready"])("%s is 503 while it starts", async (path) => {
    enterPhase("starting");
    expect(await ask(path)).toEqual({ code: 503, status: "starting", database: "unknown", version: "1.0" });
  });

  it("is well while it ends, and takes no new requests", async () => {
    enterPhase("draining");
    expect(await ask("/api/health")).toMatchObject({ code: 200, status: "draining", database: "up" });
    expect(await ask("/api/health?ready")).toMatchObject({ code: 503, status: "draining", database: "up" });
  });

  it("is asked on a connection that no other work has", async () => {
    const { health, ...others } = application().compartments;
    const held = await Promise.all(
      Object.values(others).flatMap(({ pool }) =>
        Array.from({ length: pool.options.max }, () => pool.reserve()),
      ),
    );
    expect(await ask("/api/health?ready")).toMatchObject({ code: 200 });
    expect(health.pool.options.max).toBe(1);
    for (const connection of held) connection.release();
  });

  it("is the one thing that is answered while the process starts", () => {
    const { asksForHealth } = apiListener(application().env);
    const paths = ["/api/health", "/health?ready", "/api/healthy", "/api/offering", "/api/health/more"];
    expect(paths.filter(asksForHealth)).toEqual(["/api/health", "/health?ready"]);
  });
});
