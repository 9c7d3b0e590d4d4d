import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { publishOrganization } from './organization-events';
import { Organization } from './organization.entity';

/** An organisation as those who make one state it. */
export type NewOrganization = Pick<Organization, 'id' | 'accountType' | 'name'> &
  Partial<Omit<Organization, 'created' | 'deleted' | 'modified'>>;

@Injectable()
export class OrganizationsService {
  constructor(private readonly clock: Clock) {}

  /** Makes an organisation and tells the others; one that exists is left as it is, and answers false. */
  async create(draft: NewOrganization, tx: Tx): Promise<boolean> {
    const now = this.clock.now();
    const organization: Organization = {
      fullName: null,
      hostname: null,
      locationAlias: null,
      description: null,
      contactFirstName: null,
      contactLastName: null,
      contactEmail: null,
      contactPhone: null,
      logoId: null,
      enforceMfa: false,
      mfaEnforcedBy: null,
      ...draft,
      deleted: false,
      created: now,
      modified: now,
    };
    const { raw } = await tx.em
      .createQueryBuilder()
      .insert()
      .into(Organization)
      .values(organization)
      .orIgnore()
      .returning('id')
      .execute();
    if (!(raw as unknown[]).length) return false;
    await publishOrganization(organization, tx);
    await tx.record({
      action: 'organization.create',
      subjectType: 'organization',
      subjectId: organization.id,
      after: organization,
    });
    return true;
  }

  /** An insured account is a tenant of its own, under its own id: its people sign in there. */
  async createForAccount({ insured }: EventData<'account.created.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, name, country } = insured;
    const locationAlias = regionOfCountry(country);
    await this.create({ id, accountType: 'CUSTOMER', name, locationAlias }, tx);
  }
}
