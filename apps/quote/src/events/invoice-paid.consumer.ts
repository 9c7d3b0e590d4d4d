import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { PolicyMirrorService } from '../policies/policy-mirror.service';

@Injectable()
export class InvoicePaidConsumer {
  constructor(private readonly mirror: PolicyMirrorService) {}

  @Consumes('invoice.paid.v1')
  async handle({ data }: CloudEvent<'invoice.paid.v1'>, tx: Tx): Promise<void> {
    await this.mirror.note(tx, data.policyId, { isInvoiceSettled: true });
  }
}
