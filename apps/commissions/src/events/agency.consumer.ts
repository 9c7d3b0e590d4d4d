import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { REGIONS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AgencyLink } from '../agencies/agency-link.entity';
import { Agency } from '../agencies/agency.entity';

@Injectable()
export class AgencyConsumer {
  /** An agency is known from its sign-up on; what account tells of it comes later and counts more. */
  @Consumes('organization.saved.v1')
  async signedUp({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, locationAlias } = data;
    if (accountType !== 'AGENCY') return;
    const { currency } = REGIONS[locationAlias ?? 'US'];
    await saveSnapshot(tx, Agency, { id, name, currency, version: 0 });
  }

  @Consumes('agency.saved.v1')
  async saved({ data }: CloudEvent<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, name, currency, version } = data;
    await saveSnapshot(tx, Agency, { id, name, currency, version });
  }

  @Consumes('agency.links-changed.v1')
  async linked({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, clusterId, version } = data;
    await saveSnapshot(tx, AgencyLink, { id, clusterId, version });
  }
}
