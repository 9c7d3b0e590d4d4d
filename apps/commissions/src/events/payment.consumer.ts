import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { CommissionsService } from '../commissions/commissions.service';

@Injectable()
export class PaymentConsumer {
  constructor(private readonly commissions: CommissionsService) {}

  @Consumes('payment.settled.v1')
  async settled({ data }: CloudEvent<'payment.settled.v1'>, tx: Tx): Promise<void> {
    await this.commissions.receive(tx, data.policyId, data.premiumPart);
  }

  @Consumes('payment.failed.v1')
  async failed({ data }: CloudEvent<'payment.failed.v1'>, tx: Tx): Promise<void> {
    if (data.wasSettled) await this.commissions.receive(tx, data.policyId, -data.premiumPart);
  }

  @Consumes('payment.refunded.v1')
  async refunded({ data }: CloudEvent<'payment.refunded.v1'>, tx: Tx): Promise<void> {
    await this.commissions.refund(tx, data.policyId, data.premiumPart);
  }
}
