import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Clock, Consumes, saveSnapshot } from '@palisade/platform';
import { Organization } from '../snapshots/organization.entity';

type OrganizationSaved = EventData<'organization.saved.v1'>;

@Injectable()
export class OrganizationSavedConsumer {
  constructor(private readonly clock: Clock) {}

  @Consumes('organization.saved.v1')
  async handle({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, hostname, locationAlias } = data;
    const { description = null, contact = null, enforceMfa, deleted, version } = data;
    const profile = { name, description, hostname, enforceMfa, contact };
    const snapshot = { id, accountType, ...profile, locationAlias, deleted, version };
    await saveSnapshot(tx, Organization, snapshot);
    if (accountType === 'AGENCY') await this.keepProfile(data, tx);
  }

  /**
   * An agency that signed up has a profile to be completed from then on; whether its people need a
   * second factor is auth's to say, all else of it account's.
   */
  private async keepProfile(
    { organizationId: id, name, hostname, locationAlias, enforceMfa }: OrganizationSaved,
    { em }: Tx,
  ): Promise<void> {
    await em.query(
      `insert into agency (id, name, hostname, region, enforce_mfa, created, modified)
       values ($1, $2, $3, $4, $5, $6, $6)
       on conflict (id) do update set enforce_mfa = $5`,
      [id, name, hostname, locationAlias ?? 'US', enforceMfa, this.clock.now()],
    );
  }
}
