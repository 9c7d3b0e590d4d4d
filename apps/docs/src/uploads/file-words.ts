import { Injectable } from '@nestjs/common';
import { FileRefused, ReadingRoom } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Document } from '../documents/document.entity';
import { hasWords, keepWords } from '../documents/document-words';
import { DocumentStore } from '../store/document-store';

/** In the room these files wait behind each other, and not behind those of an organization. */
const SENDER = 'words';

/** Reads the PDFs that people brought, in the room for what others wrote. */
@Injectable()
export class FileWords {
  constructor(
    private readonly room: ReadingRoom,
    private readonly store: DocumentStore,
  ) {}

  /** Keeps the words of a PDF; one that the room gives up has none. */
  async keep(documentId: string, em: EntityManager): Promise<void> {
    const document = await em.findOneBy(Document, { id: documentId, removed: IsNull() });
    if (!document || (await hasWords(documentId, em))) return;
    await keepWords(documentId, await this.textOf(document), em);
  }

  private async textOf({ id, contentKey }: Document): Promise<string> {
    const parts: Buffer[] = [];
    for await (const part of await this.store.open(contentKey ?? id)) {
      parts.push(Buffer.from(part as Uint8Array));
    }
    try {
      return await this.room.read('pdfText', Buffer.concat(parts), null, { sender: SENDER });
    } catch (error) {
      if (error instanceof FileRefused) return '';
      throw error;
    }
  }
}
