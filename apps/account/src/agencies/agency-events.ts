import { scopeOf } from '@palisade/contracts';
import { REGIONS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { Agency } from './agency.entity';

/** Whether others can be told of an agency: one that signed up has no profile at first. */
export const hasProfile = (agency: Agency): boolean =>
  [agency.npn, agency.contactFirstName, agency.contactLastName, agency.contactEmail].every(
    (fact) => fact !== null,
  );

/** Publishes an agency as it is now; one whose profile is not complete yet tells nobody. */
export async function publishAgency(tx: Tx, agency: Agency): Promise<void> {
  const { id: agencyId, name, description, hostname, npn, region, commission } = agency;
  const { contactFirstName: firstName, contactLastName: lastName, contactEmail: email } = agency;
  if (npn === null || firstName === null || lastName === null || email === null) return;
  const { additionalBrokerFee, isWholesale, isAppointed, agencyBilled, paymentTerms } = agency;
  const { enforceMFA, canIssue, noticesByHand, programs, levels, mediumLogoId, deleted } = agency;
  await tx.publish({
    type: 'agency.saved.v1',
    data: {
      agencyId,
      name,
      description,
      npn,
      hostname,
      contact: { firstName, lastName, email, phone: agency.contactPhone },
      address: null,
      region,
      commissionPct: commission,
      additionalBrokerFee,
      currency: REGIONS[region].currency,
      isWholesale,
      isAppointed,
      agencyBilled,
      paymentTerms,
      enforceMFA,
      canIssue,
      noticesByHand,
      programs,
      levels,
      logoDocId: mediumLogoId,
      deleted,
      scope: scopeOf({ agencyId }),
    },
  });
}
