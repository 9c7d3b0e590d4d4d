import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, RetryLater } from '@palisade/kernel';
import type { FilledForm, MailFile } from '@palisade/platform';
import { DomainClock, FileRefused, newId, ReadingRoom } from '@palisade/platform';
import { Document } from '../documents/document.entity';
import type { Lane } from '../domain/intake-tries';
import { LANES } from '../domain/intake-tries';
import type { AttachedFile } from '../domain/mail-files';
import { mailFileOf } from '../domain/mail-files';
import { HarmCheck } from '../harm/harm-check';
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

/** The files of a mail that are kept, and what became of each. */
export interface KeptFiles {
  documents: Document[];
  /** One for each file of the mail, in their order. */
  attached: AttachedFile[];
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
    private readonly harm: HarmCheck,
  ) {}

  /** The documents of what may be kept, whose bytes are, with what became of every file. */
  async keep(files: readonly MailFile[], how: FileReading): Promise<KeptFiles> {
    const kept: KeptFiles = { documents: [], attached: [] };
    for (const file of files) {
      const taken = file.refusal ?? (await this.taken(file, how));
      kept.attached.push(attachedOf(file, taken));
      if (typeof taken === 'string') continue;
      await this.put(taken, file.content);
      kept.documents.push(taken);
    }
    return kept;
  }

  /** What was entered in the first application of ours, and in which file; what cannot be read is a file like any other. */
  async applicationIn(
    files: readonly MailFile[],
    how: FileReading,
  ): Promise<{ filled: FilledForm; at: number } | null> {
    for (const [at, { content, refusal, isOpened }] of files.entries()) {
      if (isOpened || refusal !== null || !content.subarray(0, START_BYTES).includes(PDF)) continue;
      const reading = this.room.read('application', content, null, inLane(how));
      const filled = await reading.catch((error: unknown) => {
        reasonOf(error, how);
        return null;
      });
      if (filled) return { filled, at };
    }
    return null;
  }

  /** The document of a file; why there is none for one that is refused. */
  private async taken({ fileName: name, content }: MailFile, how: FileReading) {
    try {
      const given = (name ?? NAMELESS).replace(PATH_SIGNS, '_');
      const { fileName, contentType } = mailFileOf(given, content);
      await this.harm.look(content, inLane(how));
      const sha256 = createHash('sha256').update(content).digest('hex');
      const size = content.length;
      const facts = { title: fileName, fileName, contentType, size, sha256 };
      const created = this.clock.now();
      return { ...NOWHERE, ...facts, id: newId(), contentKey: `sha256-${sha256}`, created };
    } catch (error) {
      return reasonOf(error, how);
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

/** Why a file is refused, in words; what only takes too long here is looked at in the slow lane. */
function reasonOf(error: unknown, { lane }: FileReading): string {
  const isTooSlow = error instanceof FileRefused && error.reason === 'time' && lane === 'FAST';
  const isRefused = error instanceof DomainError && !(error instanceof RetryLater);
  if (isRefused && !isTooSlow) return error.detail;
  throw error;
}

/** What became of a file, of which there is a document, or a reason for none. */
function attachedOf(file: MailFile, taken: Document | string): AttachedFile {
  const { content, within, isOpened } = file;
  const facts = { size: content.length, within };
  if (typeof taken !== 'string') {
    const { fileName, contentType, id: docId } = taken;
    const outcome = isOpened ? 'OPENED' : 'KEPT';
    return { ...facts, fileName, contentType, outcome, reason: null, docId };
  }
  const fileName = file.fileName ?? NAMELESS;
  const outcome = isOpened ? 'OPENED' : 'REFUSED';
  const reason = isOpened ? null : taken;
  return { ...facts, fileName, contentType: null, outcome, reason, docId: null };
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
