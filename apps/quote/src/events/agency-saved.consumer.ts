import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AgencyLink } from '../snapshots/agency-link.entity';
import { Agency } from '../snapshots/agency.entity';

@Injectable()
export class AgencySavedConsumer {
  @Consumes('agency.saved.v1')
  async handle({ data }: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, commissionPct, additionalBrokerFee, agencyBilled, version } = data;
    const { paymentTerms, canIssue, isAppointed, isWholesale, levels } = data;
    const money = { commissionPct, additionalBrokerFee, agencyBilled, paymentTerms };
    const kind = { canIssue, isAppointed, isWholesale, levels };
    await saveSnapshot(tx, Agency, { id, ...money, ...kind, version });
  }

  @Consumes('agency.links-changed.v1')
  async handleLinks({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, clusterId, aggregatorId, version } = data;
    await saveSnapshot(tx, AgencyLink, { id, clusterId, aggregatorId, version });
  }
}
