import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { FileWords } from '../uploads/file-words';

/** Reads what people brought, once, so that it is found by what it says. */
@Injectable()
export class DocumentUploadedConsumer {
  constructor(private readonly words: FileWords) {}

  @ConsumesAlone('document.uploaded.v1')
  async read({ data }: CloudEvent<'document.uploaded.v1'>, tx: Tx): Promise<void> {
    if (data.contentType !== 'application/pdf' || data.removed) return;
    await this.words.keep(data.docId, tx.em);
  }
}
