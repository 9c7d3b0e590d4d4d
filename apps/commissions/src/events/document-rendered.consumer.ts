import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { StatementsService } from '../statements/statements.service';

@Injectable()
export class DocumentRenderedConsumer {
  constructor(private readonly statements: StatementsService) {}

  @Consumes('document.rendered.v1')
  async handle({ data }: CloudEvent<'document.rendered.v1'>, tx: Tx): Promise<void> {
    const { statementId, docId } = data;
    if (statementId) await this.statements.attach(tx, statementId, docId);
  }
}
