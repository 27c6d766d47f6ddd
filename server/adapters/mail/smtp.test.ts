import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { smtpMail } from "./smtp.ts";

/** What was handed over, as it went over the wire. */
const received: string[] = [];
const server = createServer(takeMails);
/** Connections that were made. */
let connections = 0;
let url = "";
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** As much of SMTP as it takes to be handed a mail. */
function takeMails(socket: Socket): void {
  let body: string | undefined;
  let rest = "";
  connections += 1;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 here");
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString("utf8")).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (body !== undefined && line !== ".") body += `${line}\n`;
      else if (body !== undefined) {
        received.push(body);
        body = undefined;
        say("250 taken");
      } else if (line === "DATA") {
        body = "";
        say("354 go on");
      } else say("250 fine");
    }
  });
  socket.on("error", () => {});
}

const mail = { recipient: "ada@example.com", subject: "Harbour Lofts: The roof is on", text: "It is." };

it("hands over text and HTML as one mail, with the button of mail programs where it has one (RFC 8058)", async () => {
  const unsubscribeUrl = "https://offerboard.example/api/notice/unsubscribe/one-click?token=a.b";
  await smtpMail(url, "Offerboard <no-reply@offerboard.example>").send({
    ...mail,
    html: "<p>It is.</p>",
    unsubscribeUrl,
  });
  const sent = received.at(-1)?.replaceAll(/\n[ \t]+/g, " ") ?? "";
  expect(sent).toMatch(/Content-Type: multipart\/alternative/);
  expect(sent.indexOf("text/plain")).toBeGreaterThan(0);
  expect(sent.indexOf("text/html")).toBeGreaterThan(sent.indexOf("text/plain"));
  expect(sent).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(sent).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("hands over what an earlier release wrote as text, without such a button", async () => {
  await smtpMail(url, "Offerboard <no-reply@offerboard.example>").send(mail);
  expect(received.at(-1)).toContain("Content-Type: text/plain");
  expect(received.at(-1)).not.toMatch(/List-Unsubscribe|text\/html/);
});

it("hands over many at once over few connections, and the next ones over the same", async () => {
  const before = { received: received.length, connections };
  const { send } = smtpMail(url, "Offerboard <no-reply@offerboard.example>");
  await Promise.all(Array.from({ length: 30 }, () => send(mail)));
  await send(mail);
  expect(received.length - before.received).toBe(31);
  expect(connections - before.connections).toBeLessThanOrEqual(5);
});
