import type { Scope } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { NewEvent, Tx } from '@palisade/platform';
import type { Organization } from './organization.entity';

/** Publishes an organisation as it is now. */
export async function publishOrganization(organization: Organization, tx: Tx): Promise<void> {
  await tx.publish(organizationSaved(organization));
}

function organizationSaved(organization: Organization): NewEvent<'organization.saved.v1'> {
  const { id, accountType, name, fullName, hostname, locationAlias, enforceMfa, deleted } =
    organization;
  const { description, contactFirstName: firstName, contactLastName: lastName } = organization;
  const { contactEmail: email, contactPhone: phone } = organization;
  const contact = { firstName, lastName, email, phone };
  const isWrittenTo = Object.values(contact).some((value) => value !== null);
  return {
    type: 'organization.saved.v1',
    data: {
      organizationId: id,
      accountType,
      name,
      fullName,
      hostname,
      locationAlias,
      enforceMfa,
      deleted,
      description,
      contact: isWrittenTo ? contact : null,
      scope: scopeOfOrganization(organization),
    },
  };
}

/** The scope of what belongs to an organisation. */
export function scopeOfOrganization({
  id,
  accountType,
}: Pick<Organization, 'id' | 'accountType'>): Scope {
  switch (accountType) {
    case 'AGENCY':
      return scopeOf({ agencyId: id });
    case 'CUSTOMER':
      return scopeOf({ accountId: id });
    case 'CARRIER':
      return scopeOf({ carrierId: id });
    case 'PREMIUM_PROCESSOR':
      return scopeOf({ processorId: id });
    case 'VENDOR':
      return scopeOf({ vendorIds: [id] });
    case 'COWBELL':
    case 'DIGITAL':
    case 'MSSP':
    case 'CLUSTER':
    case 'RE_INSURER':
      return scopeOf({});
  }
}
