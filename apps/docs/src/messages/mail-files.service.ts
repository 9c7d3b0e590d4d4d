import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import type { FilledForm, MailFile } from '@palisade/platform';
import { DomainClock, FileRefused, newId, ReadingRoom } from '@palisade/platform';
import { Document } from '../documents/document.entity';
import type { Lane } from '../domain/intake-tries';
import { LANES } from '../domain/intake-tries';
import { contentTypeOf } from '../domain/uploads';
import { DocumentStore } from '../store/document-store';

const START_BYTES = 1_024;
const NAMELESS = 'attachment';
const PATH_SIGNS = /[\\/]/g;
const PDF = Buffer.from('%PDF-');

/** In which lane the files of a mail are read, and what ends that. */
export interface FileReading {
  lane: Lane;
  signal: AbortSignal;
}

/** The store does not answer: no fault of what should be kept. */
export class StoreAway extends Error {}

/** Keeps the files that come with mails; the same bytes once, however often and in whatever mail they come. */
@Injectable()
export class MailFilesService {
  constructor(
    private readonly clock: DomainClock,
    private readonly store: DocumentStore,
    private readonly room: ReadingRoom,
  ) {}

  /** The documents of what may be kept, whose bytes are; a file that is refused is left out. */
  async keep(files: readonly MailFile[], how: FileReading): Promise<Document[]> {
    const documents: Document[] = [];
    for (const { fileName, content } of files) {
      const document = await this.documentOf(fileName ?? NAMELESS, content, how);
      if (!document) continue;
      await this.put(document, content);
      documents.push(document);
    }
    return documents;
  }

  /** What was entered in the first application of ours; one that cannot be read is a file like any other. */
  async applicationIn(files: readonly MailFile[], how: FileReading): Promise<FilledForm | null> {
    for (const { content } of files) {
      if (!content.subarray(0, START_BYTES).includes(PDF)) continue;
      const reading = this.room.read('application', content, null, inLane(how));
      const filled = await reading.catch((error: unknown) => leaveOut(error, how));
      if (filled) return filled;
    }
    return null;
  }

  private async documentOf(
    name: string,
    content: Buffer,
    how: FileReading,
  ): Promise<Document | null> {
    const fileName = name.replace(PATH_SIGNS, '_');
    try {
      const start = content.subarray(0, START_BYTES).toString('latin1');
      const isText = isUtf8(content) && !content.includes(0);
      const contentType = contentTypeOf({ fileName, start, isText });
      await this.room.read('harm', content, null, inLane(how));
      const sha256 = createHash('sha256').update(content).digest('hex');
      const size = content.length;
      const facts = { title: fileName, fileName, contentType, size, sha256 };
      const created = this.clock.now();
      return { ...NOWHERE, ...facts, id: newId(), contentKey: `sha256-${sha256}`, created };
    } catch (error) {
      return leaveOut(error, how);
    }
  }

  /** What a try left that failed is found by the next. */
  private async put({ contentKey }: Document, content: Buffer): Promise<void> {
    if (!contentKey) return;
    try {
      if (!(await this.store.has(contentKey))) await this.store.put(contentKey, content);
    } catch (error) {
      throw new StoreAway('The store of documents does not answer.', { cause: error });
    }
  }
}

/** Files are read after their mail, by the same reader. */
const inLane = ({ lane, signal }: FileReading) => ({
  ms: LANES[lane].fileMs,
  lane: `mail ${lane}`,
  signal,
});

/** A file that is refused is left out; what only takes too long here is looked at in the slow lane. */
function leaveOut(error: unknown, { lane }: FileReading): null {
  const isTooSlow = error instanceof FileRefused && error.reason === 'time' && lane === 'FAST';
  if (error instanceof DomainError && !(error instanceof RetryLater) && !isTooSlow) return null;
  throw error;
}

/** A file of a mail: for the provider's people until the mail is a submission of an agency. */
const NOWHERE = {
  docType: 'OTHER' as const,
  pages: 0,
  product: null,
  accountId: null,
  agencyId: null,
  teamIds: [],
  carrierId: null,
  quoteId: null,
  policyId: null,
  claimId: null,
  invoiceId: null,
  transactionId: null,
  correlationId: null,
  source: 'UPLOADED' as const,
  visibility: 'STAFF' as const,
  uploadedBy: null,
  uploadedByName: null,
  uploadedFor: null,
  temp: false,
  removed: null,
};
