import type { Config } from '../config/config';
import type { Mailbox } from './mailbox';
import type { Mailer } from './mailer';
import { SmtpMailer } from './smtp-mailer';

/** The way of mail that the configuration names. */
export function openMailer({ values }: Config, mailbox: Mailbox): Mailer {
  return values.SMTP_URL ? new SmtpMailer(values.SMTP_URL, values.MAIL_FROM) : mailbox;
}
