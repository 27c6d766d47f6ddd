import { once } from "node:events";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { createFront, type Front } from "./front.ts";

const log = pino({ level: "silent" });
const fronts: Front[] = [];

async function listening(early?: Parameters<typeof createFront>[2]) {
  const front = createFront(log, () => false, early);
  fronts.push(front);
  await front.listen(0, "127.0.0.1");
  return { front, url: `http://127.0.0.1:${(front.server.address() as AddressInfo).port}` };
}

afterEach(async () => {
  for (const front of fronts.splice(0)) {
    const drained = front.drain(5_000);
    front.cutOff();
    await drained;
  }
});

describe("the HTTP server of the process", () => {
  it("keeps early requests until there is somebody to answer them", async () => {
    const { front, url } = await listening();
    const early = fetch(url);
    await sleep(50);
    front.open((_, response) => response.end("answered"));
    expect(await (await early).text()).toBe("answered");
  });

  it("answers at once what does not wait for the listener", async () => {
    const { front, url } = await listening((path) =>
      path === "/health" ? (_, response) => response.end("starting") : undefined,
    );
    const early = fetch(url);
    expect(await (await fetch(`${url}/health`)).text()).toBe("starting");
    front.open((_, response) => response.end("answered"));
    expect(await (await early).text()).toBe("answered");
  });

  it.each([
    ["http://evil.example/api/health?a=1", "/api/health?a=1"],
    ["HTTPS://evil.example", "/"],
    ["http://evil.example?a=1", "/?a=1"],
    ["/sign-in?returnTo=http://evil.example/", "/sign-in?returnTo=http://evil.example/"],
  ])("takes %s for its own %s, and leads nowhere else", async (target, path) => {
    const { front, url } = await listening();
    front.open((asked, response) => response.end(asked.url));
    const [response] = await once(request(url, { path: target }).end(), "response");
    expect(Buffer.concat(await response.toArray()).toString()).toBe(path);
  });

  it("says in a sentence that its port is in use", async () => {
    const { url } = await listening();
    const port = Number(new URL(url).port);
    await expect(createFront(log, () => false).listen(port, "127.0.0.1")).rejects.toThrow(
      `Port ${port} is in use`,
    );
  });

  it("answers 500, and nothing else, when the listener throws", async () => {
    const { front, url } = await listening();
    front.open(() => {
      throw new Error("secret");
    });
    const response = await fetch(url);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("");
  });

  it("lets a running request end, and takes no other", async () => {
    const { front, url } = await listening();
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    front.open(async (_, response) => {
      asked.resolve();
      await answered.promise;
      response.end("whole");
    });
    const running = fetch(url);
    await asked.promise;
    const drained = front.drain(5_000);
    await expect(fetch(url)).rejects.toThrow();
    answered.resolve();
    const response = await running;
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.text()).toBe("whole");
    await drained;
  });

  it("answers what comes through a connection that it has taken before", async () => {
    const { front, url } = await listening();
    front.open((_, response) => response.end("answered"));
    const taken = once(front.server, "connection");
    const client = connect(Number(new URL(url).port), "127.0.0.1");
    await taken;
    const drained = front.drain(60_000);
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const text = Buffer.concat(await client.toArray()).toString();
    expect(text).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*answered/is);
    await drained;
  });

  it("does not wait long for a connection that says nothing", async () => {
    const { front, url } = await listening();
    const taken = once(front.server, "connection");
    const client = connect(Number(new URL(url).port), "127.0.0.1");
    await taken;
    const began = performance.now();
    await front.drain(60_000);
    expect(performance.now() - began).toBeLessThan(30_000);
    await once(client, "close");
  });

  it("still answers for the time of its notice, and asks for no more on the connection", async () => {
    const { front, url } = await listening();
    front.open((_, response) => response.end("answered"));
    const drained = front.drain(5_000, 60_000);
    const response = await fetch(url);
    expect(response.headers.get("connection")).toBe("close");
    expect(await response.text()).toBe("answered");
    front.cutOff();
    await drained;
    await expect(fetch(url)).rejects.toThrow();
  });

  it.each([
    ["its patience is over", (front: Front) => front.drain(100)],
    [
      "it is told to",
      (front: Front) => {
        const drained = front.drain(60_000);
        front.cutOff();
        return drained;
      },
    ],
  ])("cuts requests off once %s", async (_, drain) => {
    const { front, url } = await listening();
    const asked = Promise.withResolvers<void>();
    front.open(() => asked.resolve());
    const running = fetch(url);
    running.catch(() => {});
    await asked.promise;
    await drain(front);
    await expect(running).rejects.toThrow();
  });

  it("answers clients that offer another protocol, although somebody listens for upgrades", async () => {
    const { front, url } = await listening();
    front.server.on("upgrade", () => {});
    front.open((_, response) => response.end("plain"));
    const headers = {
      connection: "Upgrade, HTTP2-Settings",
      upgrade: "h2c",
      "http2-settings": "AAMAAABkAAQAAP__",
    };
    const [response] = await once(request(url, { headers }).end(), "response");
    expect(response.statusCode).toBe(200);
    response.resume();
  });
});
