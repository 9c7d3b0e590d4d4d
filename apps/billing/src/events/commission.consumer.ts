import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { CommissionLedgerService } from '../ledger/commission-ledger.service';

@Injectable()
export class CommissionConsumer {
  constructor(private readonly ledger: CommissionLedgerService) {}

  @Consumes('commission.accrued.v1', 'commission.charged-back.v1')
  async accrued({ data }: CloudEvent<'commission.accrued.v1'>, tx: Tx): Promise<void> {
    await this.ledger.accrue(tx, data);
  }

  @Consumes('commission.released.v1')
  async released({ data }: CloudEvent<'commission.released.v1'>, tx: Tx): Promise<void> {
    await this.ledger.release(tx, data);
  }

  @Consumes('commission.paid.v1')
  async paid({ data }: CloudEvent<'commission.paid.v1'>, tx: Tx): Promise<void> {
    await this.ledger.pay(tx, data);
  }
}
