import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { openPictureHost, type PictureHost } from "#testing/picture-host.ts";
import { privateAddresses } from "#testing/private-addresses.ts";
import { httpPictures } from "./http.ts";

const hosts: PictureHost[] = [];
afterEach(() => Promise.all(hosts.splice(0).map((host) => host.close())));

async function hostThat(answer: Parameters<typeof openPictureHost>[0]): Promise<PictureHost> {
  const host = await openPictureHost(answer);
  hosts.push(host);
  return host;
}

const to = (location: string) => (response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};
const { get } = httpPictures({ reachesPrivate: true });

describe("a picture on another host", () => {
  it("is had without telling who looks, and as it is", async () => {
    const host = await hostThat((response) => response.end("bytes"));
    expect(String(await get(host.url))).toBe("bytes");
    expect(Object.keys(host.asked[0]?.headers ?? {}).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
    expect(host.asked[0]?.headers["accept-encoding"]).toBe("identity");
  });

  it("is followed where it has moved, a few times", async () => {
    const host = await hostThat((response, { url = "" }) => {
      const left = Number(new URL(url, "http://host").searchParams.get("left"));
      if (left > 0) to(`/picture.png?left=${left - 1}`)(response);
      else response.end("bytes");
    });
    expect(String(await get(`${host.url}?left=3`))).toBe("bytes");
    expect(host.asked).toHaveLength(4);
    await expect(get(`${host.url}?left=4`)).rejects.toThrow("It leads from address to address.");
    expect(host.asked).toHaveLength(8);
  });

  it.each([
    ["http://168.63.129.16/", "This address leads into a private network, where nothing is sent."],
    ["https://168.63.129.16/", "This address leads into a private network, where nothing is sent."],
    ["file:///etc/passwd", "Nothing is sent but over https."],
    ["ftp://example.com/a.png", "Nothing is sent but over https."],
    ["https://down.invalid/", "There is no such host."],
  ])("is not had from %s, where it is said to be", async (location, why) => {
    const host = await hostThat(to(location));
    await expect(get(host.url)).rejects.toThrow(why);
    expect(host.asked).toHaveLength(1);
  });

  it("that has no end is not read to it", async () => {
    let sent = 0;
    const host = await hostThat((response) => {
      const more = () => {
        const part = Buffer.alloc(64 * 1024);
        do sent += part.length;
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    });
    await expect(get(host.url)).rejects.toThrow("This is too much for a picture.");
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  it.each([
    ["says nothing", () => {}],
    ["never comes to its end", (response: ServerResponse) => void response.write("bytes")],
    ["moves on and says nothing", (response: ServerResponse) => to("?again")(response)],
  ])("that %s is not waited for", async (_, answer) => {
    const host = await hostThat((response, { url = "" }) =>
      url.endsWith("again") ? undefined : answer(response),
    );
    const began = performance.now();
    const impatient = httpPictures({ reachesPrivate: true, patienceMs: 300 });
    await expect(impatient.get(host.url)).rejects.toMatchObject({ name: "TimeoutError" });
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it.each([204, 404, 500])("is not what an answer of %d holds", async (status) => {
    const host = await hostThat((response) => response.writeHead(status).end());
    await expect(get(host.url)).rejects.toThrow(`The answer was ${status}.`);
  });
});

describe("outside the demo", () => {
  const strict = httpPictures({ reachesPrivate: false });

  it.each(privateAddresses)("nothing is asked of %s, over http or https", async (address) => {
    const host = await hostThat((response) => response.end("bytes"));
    const { port } = new URL(host.url);
    for (const protocol of ["http", "https"]) {
      await expect(strict.get(`${protocol}://${address}:${port}/a.png`)).rejects.toThrow(
        "This address leads into a private network, where nothing is sent.",
      );
    }
    expect(host.asked).toEqual([]);
  });
});
