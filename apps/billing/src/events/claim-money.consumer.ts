import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { ClaimLedgerService } from '../ledger/claim-ledger.service';

/** Posts what is paid of claims, and what comes back. */
@Injectable()
export class ClaimMoneyConsumer {
  constructor(private readonly ledger: ClaimLedgerService) {}

  @Consumes('claim.money-moved.v1')
  async handle({ data }: CloudEvent<'claim.money-moved.v1'>, tx: Tx): Promise<void> {
    await this.ledger.move(tx, data);
  }
}
