import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { CommissionsService } from '../commissions/commissions.service';

@Injectable()
export class PolicyConsumer {
  constructor(private readonly commissions: CommissionsService) {}

  @Consumes('policy.issued.v1')
  async issued({ data }: CloudEvent<'policy.issued.v1'>, tx: Tx): Promise<void> {
    await this.commissions.issue(tx, data);
  }

  @Consumes('policy.endorsed.v1')
  async endorsed({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    await this.commissions.accrue(tx, data, data, 'PCH');
  }

  @Consumes('policy.cancelled.v1')
  async cancelled({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    await this.commissions.accrue(tx, data, data, 'XLC');
  }

  @Consumes('policy.voided.v1')
  async voided({ data }: CloudEvent<'policy.voided.v1'>, tx: Tx): Promise<void> {
    await this.commissions.accrue(tx, data, { ...data, isVoid: true }, 'XLC');
  }

  @Consumes('policy.reinstated.v1')
  async reinstated({ data }: CloudEvent<'policy.reinstated.v1'>, tx: Tx): Promise<void> {
    await this.commissions.accrue(tx, data, data, 'REI');
  }
}
