import type { Transporter } from "nodemailer";
import type { MailPort } from "./port.ts";

/** Mail over SMTP. @param url `smtps://user:password@host`, or `smtp://` with STARTTLS where the server offers it */
export function smtpMail(url: string, from: string): MailPort {
  // Loaded with the first mail: an idle process would keep its megabytes.
  let transport: Promise<Transporter> | undefined;
  return {
    afterwards: "removed",
    async send({ recipient, subject, text, html, unsubscribeUrl }) {
      transport ??= import("nodemailer").then(({ createTransport }) => createTransport(url, { from }));
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
