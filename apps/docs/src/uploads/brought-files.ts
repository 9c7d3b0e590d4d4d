import { isUtf8 } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import type { SentFile } from '@palisade/platform';
import { contentTypeOf, noFile } from '../domain/uploads';
import { HarmCheck } from '../harm/harm-check';
import { DocumentStore } from '../store/document-store';

const START_BYTES = 1_024;

/** Looks into the files that people bring, and keeps their bytes. */
@Injectable()
export class BroughtFiles {
  constructor(
    private readonly harm: HarmCheck,
    private readonly store: DocumentStore,
  ) {}

  /** The type of a file by what it holds; throws 400 for one that is not taken, or that does harm. */
  async typeOf({ name, content, gone }: SentFile): Promise<string> {
    if (!content.length) throw noFile();
    const contentType = contentTypeOf({
      fileName: name,
      start: content.subarray(0, START_BYTES).toString('latin1'),
      isText: isUtf8(content) && !content.includes(0),
    });
    await this.harm.look(content, { signal: gone });
    return contentType;
  }

  keep(id: string, content: Buffer): Promise<void> {
    return this.store.put(id, content);
  }

  forget(id: string): Promise<void> {
    return this.store.remove(id);
  }
}
