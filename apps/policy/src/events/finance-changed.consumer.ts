import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PaymentsService } from '../payments/payments.service';

@Injectable()
export class FinanceChangedConsumer {
  constructor(private readonly payments: PaymentsService) {}

  @Consumes('finance.accepted.v1')
  async accept({ data }: CloudEvent<'finance.accepted.v1'>, tx: Tx): Promise<void> {
    const { financeId: id, policyId, processorId, version } = data;
    await this.payments.savePlan(tx, { id, policyId, processorId, version });
  }

  @Consumes('finance.funded.v1')
  async fund({ data }: CloudEvent<'finance.funded.v1'>, tx: Tx): Promise<void> {
    const { financeId: id, policyId, processorId, version } = data;
    await this.payments.savePlan(tx, { id, policyId, processorId, isFunded: true, version });
  }

  @Consumes('finance.defaulted.v1')
  async default({ data }: CloudEvent<'finance.defaulted.v1'>, tx: Tx): Promise<void> {
    await this.payments.announceDefault(tx, data.policyId);
  }

  @Consumes('finance.ended.v1')
  async end({ data }: CloudEvent<'finance.ended.v1'>, tx: Tx): Promise<void> {
    const { financeId: id, policyId, outcome, version } = data;
    // A plan that is paid off has paid the premium; a cured default goes on.
    const isEnded = outcome === 'CANCELLED' || outcome === 'EXPIRED';
    await this.payments.savePlan(tx, { id, policyId, isEnded, version });
    if (outcome === 'CURED') await this.payments.cure(tx, policyId);
  }
}
