import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import type { StoredMail, StoredText } from '@palisade/platform';
import { Config, Mailbox, Public, TextBox } from '@palisade/platform';
import { mailboxPage } from './mailbox-page';

/** Shows the mails and text messages that a deployment would have sent; never in production. */
@ApiExcludeController()
@Public()
@Controller('dev/mailbox')
export class MailboxController {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly textBox: TextBox,
    private readonly config: Config,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  async show(): Promise<string> {
    return mailboxPage(await this.mails(), await this.texts());
  }

  /** The same mails for programs, the newest first. */
  @Get('mails')
  @Header('cache-control', 'no-store')
  mails(): Promise<StoredMail[]> {
    this.refuseInProduction();
    return this.mailbox.list();
  }

  /** The text messages for programs, the newest first. */
  @Get('texts')
  @Header('cache-control', 'no-store')
  texts(): Promise<StoredText[]> {
    this.refuseInProduction();
    return this.textBox.list();
  }

  private refuseInProduction(): void {
    if (this.config.values.NODE_ENV !== 'production') return;
    throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
  }
}
