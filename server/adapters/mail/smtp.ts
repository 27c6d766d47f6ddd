import { createTransport } from "nodemailer";
import type { MailPort } from "./port.ts";

/** Mail over SMTP. @param url `smtps://user:password@host`, or `smtp://` with STARTTLS where the server offers it */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url, { from });
  return {
    afterwards: "removed",
    async send({ recipient, subject, text }) {
      await transport.sendMail({ to: recipient, subject, text });
    },
  };
}
