import type { Transporter } from 'nodemailer';
import type { Attachment, Mail } from './mailer';
import { Mailer } from './mailer';

/** How long a mail server may say nothing. */
export const SMTP_TIMEOUT_MS = 10_000;

/**
 * Sends mail by an SMTP server; `smtp://user:password@host:port`, `smtps://` for TLS throughout. The
 * client is loaded only where it is used.
 */
export class SmtpMailer extends Mailer {
  private readonly transport: Promise<Transporter>;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    const timeouts = { connectionTimeout: SMTP_TIMEOUT_MS, greetingTimeout: SMTP_TIMEOUT_MS };
    const options = { url, ...timeouts, socketTimeout: SMTP_TIMEOUT_MS };
    this.transport = import('nodemailer').then(({ createTransport }) => createTransport(options));
  }

  /** Resolves when the server has taken the mail; its id becomes the Message-ID. */
  async send({ id, to, attachments = [], ...words }: Mail): Promise<void> {
    const address = { name: '', address: to };
    const transport = await this.transport;
    const messageId = `<${id}@${domainOf(this.from)}>`;
    // RFC 3834: nothing that answers by itself answers a letter.
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const mail = { from: this.from, to: address, ...words, messageId, headers };
    await transport.sendMail({ ...mail, attachments: attachments.map(asPart) });
  }
}

const asPart = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  content,
  encoding: 'base64',
});

const domainOf = (address: string): string => /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost';
