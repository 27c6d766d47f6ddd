import type { Transporter } from "nodemailer";
import type { MailPort } from "./port.ts";

/** How long a connection stays without a mail before it is closed, in milliseconds. */
const IDLE_MS = 5_000;

/**
 * Mail over SMTP, over a few connections that last from one mail to the next.
 * @param url `smtps://user:password@host`, or `smtp://` with STARTTLS where the server offers it; nodemailer's options of a
 *   pool may follow as a query, such as `?rateLimit=10` (mails a second) or `?maxConnections=2`
 */
export function smtpMail(url: string, from: string): MailPort {
  // Loaded with the first mail: an idle process would keep its megabytes.
  let transport: Promise<Transporter> | undefined;
  return {
    afterwards: "removed",
    async send({ recipient, subject, text, html, unsubscribeUrl }) {
      transport ??= import("nodemailer").then(({ createTransport }) =>
        createTransport({ url, pool: true, idleTimeout: IDLE_MS }, { from }),
      );
      const headers = unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl);
      await (await transport).sendMail({ to: recipient, subject, text, html, headers });
    },
  };
}

/** Has mail programs show a button that switches off mails of this kind (RFC 2369, RFC 8058). */
const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
