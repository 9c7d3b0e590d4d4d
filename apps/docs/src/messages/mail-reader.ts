import { Injectable } from '@nestjs/common';
import type { MailFile } from '@palisade/platform';
import { Config, FileRefused, ReadingRoom, shapeOfMail } from '@palisade/platform';
import type { Document } from '../documents/document.entity';
import { MAX_MAIL_BYTES } from '../domain/intake';
import type { AttachedFile } from '../domain/mail-files';
import { isFast, LANES } from '../domain/intake-tries';
import type { MailArrival } from './mail-arrivals';
import type { FileReading } from './mail-files.service';
import { MailFilesService } from './mail-files.service';
import { MailIntake } from './mail-intake';
import type { NewMessage } from './new-message';
import { readMessage, unreadMessage } from './new-message';
import { within } from './within';

/** A mail with its files, as they are kept. */
export interface ReceivedMail {
  message: NewMessage;
  documents: Document[];
}

/** Reads mails in the reading room, as long as their lane gives them. */
@Injectable()
export class MailReader {
  constructor(
    private readonly intake: MailIntake,
    private readonly files: MailFilesService,
    private readonly room: ReadingRoom,
    private readonly config: Config,
  ) {}

  /**
   * A mail with the documents of its files, whose bytes are kept; one that is too large is not read. Throws
   * `FileRefused` for what breaks a rule or takes too long in its lane.
   */
  async read(arrival: MailArrival): Promise<ReceivedMail> {
    if (arrival.size > MAX_MAIL_BYTES) return { message: unreadMessage(arrival), documents: [] };
    const { readingMs, filesMs } = LANES[arrival.lane];
    const files: MailFile[] = [];
    const content = await this.intake.read(arrival);
    // Looked at here, where it costs next to nothing: what is refused or slow is not handed over at all.
    if (arrival.lane === 'FAST' && !isFast(shapeOfMail(content))) throw tooLong();
    const mail = await this.room.read('mail', content, null, {
      ms: readingMs,
      lane: `mail ${arrival.lane}`,
      onPiece: (file) => void files.push(file),
    });
    const message = readMessage(arrival, mail, this.config.values.MAIL_AUTHSERV_ID);
    const { lane } = arrival;
    return within(filesMs, (signal) => this.withFiles(message, files, { lane, signal }));
  }

  private async withFiles(
    message: NewMessage,
    files: MailFile[],
    how: FileReading,
  ): Promise<ReceivedMail> {
    const { documents, attached } = await this.files.keep(files, how);
    const isOfPerson = message.triageReason === null || message.triageReason === 'UNPROVED';
    const application = isOfPerson ? await this.files.applicationIn(files, how) : null;
    const docIds = documents.map(({ id }) => id);
    const accounted = attached.map((file, at): AttachedFile =>
      at === application?.at ? { ...file, outcome: 'READ' } : file,
    );
    const filled = application?.filled ?? null;
    return { message: { ...message, docIds, attached: accounted, application: filled }, documents };
  }
}

const tooLong = (): FileRefused =>
  new FileRefused('time', 'The mail has more lines than are read in no time.');
