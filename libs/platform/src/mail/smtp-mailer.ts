import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import type { Mail } from './mailer';
import { Mailer } from './mailer';

const TIMEOUT_MS = 10_000;

/** Sends mail by an SMTP server; `smtp://user:password@host:port`, `smtps://` for TLS throughout. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS };
    this.transport = createTransport({ url, ...timeouts, socketTimeout: TIMEOUT_MS });
  }

  /** Resolves when the server has taken the mail. */
  async send({ to, subject, text }: Mail): Promise<void> {
    const address = { name: '', address: to };
    await this.transport.sendMail({ from: this.from, to: address, subject, text });
  }
}
