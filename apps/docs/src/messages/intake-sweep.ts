import { Inject, Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { LOGGER, Sweep } from '@palisade/platform';
import type { Logger } from 'pino';
import { MAX_MAIL_BYTES } from '../domain/intake';
import { IntakeService } from './intake.service';
import { MailIntake } from './mail-intake';

const EVERY_MS = 5_000;
const BATCH = 10;

/** Takes the mails that wait; one that cannot be taken now waits on, and holds up no other. */
@Injectable()
export class IntakeSweep extends Sweep {
  readonly everyMs = EVERY_MS;
  readonly complaint = 'Mails that came in could not be taken';

  constructor(
    private readonly intake: MailIntake,
    private readonly messages: IntakeService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** The mails of all tenants come in at one place. */
  async pass({ only }: SweptRows): Promise<boolean> {
    if (only) return false;
    const mails = await this.intake.waiting(BATCH);
    let taken = 0;
    for (const mail of mails) {
      try {
        // One that is too large is not read.
        const content = mail.size > MAX_MAIL_BYTES ? null : await this.intake.read(mail.name);
        await this.messages.take(mail, content);
        await this.intake.taken(mail.name);
        taken += 1;
      } catch (error) {
        this.logger.warn({ error, mail: mail.name }, 'a mail that came in waits');
      }
    }
    return taken === BATCH;
  }
}
