import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { CommissionsService } from '../commissions/commissions.service';

type GivenBack = CloudEvent<'payment.refunded.v1'> | CloudEvent<'payment.held.v1'>;

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

  /** What is held pays nothing until it is put to an invoice again, which settles a payment of its own. */
  @Consumes('payment.refunded.v1', 'payment.held.v1')
  async givenBack({ data }: GivenBack, tx: Tx): Promise<void> {
    await this.commissions.refund(tx, data.policyId, data.premiumPart);
  }
}
