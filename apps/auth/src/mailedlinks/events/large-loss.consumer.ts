import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes, Letters } from '@palisade/platform';
import { In } from 'typeorm';
import { money, plain } from '../../domain/letters/letter-draft';
import { Organization } from '../../people/organizations/organization.entity';

/** The contacts of an organisation; where it names none, everybody. */
const CONTACTS = `
  select email, first_name as greeted from app_user
  where organization_id = $1 and enabled and not removed and (primary_contact or not exists (
    select from app_user as contact where contact.organization_id = $1 and contact.enabled
      and not contact.removed and contact.primary_contact))
  order by email`;

/** Writes to the carrier and the reinsurers of a large loss. */
@Injectable()
export class LargeLossConsumer {
  constructor(private readonly letters: Letters) {}

  @Consumes('claim.large-loss.v1')
  async handle({ data }: CloudEvent<'claim.large-loss.v1'>, tx: Tx): Promise<void> {
    const { claimId, claimNumber, carrierId, reinsurerIds, incurred, currency, lossDate } = data;
    const ids = [...reinsurerIds, ...(carrierId ? [carrierId] : [])];
    const facts = {
      claimNumber,
      incurred: money({ amount: incurred, currency }),
      lossDate: plain(lossDate),
    };
    for (const { id, accountType, locationAlias: region } of await bearersOf(tx, ids)) {
      const path = `${ACCOUNT_TYPE_PATHS[accountType].area}/claims/${claimId}`;
      const people: { email: string; greeted: string | null }[] = await tx.em.query(CONTACTS, [id]);
      for (const { email: to, greeted } of people) {
        await this.letters.mail({ name: 'largeLoss', to, greeted, region, facts, path }, tx);
      }
    }
  }
}

const bearersOf = ({ em }: Tx, ids: string[]): Promise<Organization[]> =>
  em.find(Organization, { where: { id: In(ids), deleted: false }, order: { id: 'ASC' } });
