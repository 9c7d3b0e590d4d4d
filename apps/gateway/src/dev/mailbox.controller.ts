import {
  Controller,
  Get,
  Header,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  StreamableFile,
} from '@nestjs/common';
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

  /** A file that came with a mail, by its place from 0. */
  @Get('mails/:id/files/:at')
  @Header('cache-control', 'no-store')
  async file(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('at', ParseIntPipe) at: number,
  ): Promise<StreamableFile> {
    const mail = (await this.mails()).find((one) => one.id === id);
    const { name, type } = mail?.attachments?.[at] ?? refuseUnknown();
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
    return new StreamableFile(await this.mailbox.read(id, at), { type, disposition });
  }

  /** The text messages for programs, the newest first. */
  @Get('texts')
  @Header('cache-control', 'no-store')
  texts(): Promise<StoredText[]> {
    this.refuseInProduction();
    return this.textBox.list();
  }

  private refuseInProduction(): void {
    if (this.config.values.NODE_ENV === 'production') refuseUnknown();
  }
}

function refuseUnknown(): never {
  throw new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
}
