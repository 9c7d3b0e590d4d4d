import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { SignaturesService } from '../signatures/signatures.service';

@Injectable()
export class DocumentSignedConsumer {
  constructor(private readonly signatures: SignaturesService) {}

  @Consumes('document.signed.v1')
  handle({ data }: CloudEvent<'document.signed.v1'>, tx: Tx): Promise<void> {
    return this.signatures.sign(tx, data);
  }
}
