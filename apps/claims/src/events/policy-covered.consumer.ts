import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { CoversService } from '../covers/covers.service';

type Other = CloudEvent<
  | 'binder.expired.v1'
  | 'binder.extended.v1'
  | 'policy.in-force.v1'
  | 'policy.cancel-pending.v1'
  | 'policy.cancel-stopped.v1'
  | 'policy.voided.v1'
  | 'policy.changed.v1'
>;

/** Follows the cover of policies. */
@Injectable()
export class PolicyCoveredConsumer {
  constructor(private readonly covers: CoversService) {}

  @Consumes('binder.bound.v1', 'policy.issued.v1')
  async bind({ data }: CloudEvent<'binder.bound.v1' | 'policy.issued.v1'>, tx: Tx): Promise<void> {
    await this.covers.saveWhole(tx, data);
  }

  @Consumes('policy.endorsed.v1')
  async endorse({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    const { type, effectiveDate: from, terms, policyHead, erp } = data;
    const { cover = [{ from, to: policyHead.endDate, terms }] } = data;
    if (type === 'PREMIUM' || type === 'REVERTED') await this.covers.addLayers(tx, data, cover);
    else if (erp) await this.covers.extendReporting(tx, data, erp.to);
    else await this.covers.change(tx, data);
  }

  @Consumes('policy.cancelled.v1')
  async cancel({ data }: CloudEvent<'policy.cancelled.v1'>, tx: Tx): Promise<void> {
    await this.covers.cancel(tx, data);
  }

  @Consumes('policy.expired.v1')
  async expire({ data }: CloudEvent<'policy.expired.v1'>, tx: Tx): Promise<void> {
    await this.covers.expire(tx, data);
  }

  @Consumes('policy.renewed.v1')
  async renew({ data }: CloudEvent<'policy.renewed.v1'>, tx: Tx): Promise<void> {
    await this.covers.renew(tx, data);
  }

  @Consumes('policy.reinstated.v1')
  async reinstate({ data }: CloudEvent<'policy.reinstated.v1'>, tx: Tx): Promise<void> {
    await this.covers.reinstate(tx, data);
  }

  @Consumes(
    ...(['binder.expired.v1', 'binder.extended.v1', 'policy.in-force.v1'] as const),
    ...(['policy.cancel-pending.v1', 'policy.cancel-stopped.v1'] as const),
    ...(['policy.changed.v1', 'policy.voided.v1'] as const),
  )
  async change({ data }: Other, tx: Tx): Promise<void> {
    await this.covers.change(tx, data);
  }
}
