import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { AccountType, Region } from '@palisade/kernel';
import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes, Letters } from '@palisade/platform';
import { money, plain } from '../../domain/letters/letter-draft';

/** Whom an organisation has for such things. */
interface Contact {
  email: string;
  greeted: string | null;
  accountType: AccountType;
  region: Region | null;
}

/** The contacts of organisations; where one names none, everybody of it. */
const CONTACTS = `
  select person.email, person.first_name as greeted, organization.account_type as "accountType",
    organization.location_alias as region
  from organization join app_user as person on person.organization_id = organization.id
  where organization.id = any($1) and not organization.deleted and person.enabled
    and not person.removed and (person.primary_contact or not exists (
      select from app_user as contact where contact.organization_id = organization.id
        and contact.enabled and not contact.removed and contact.primary_contact))
  order by person.email`;

/** Writes to the carrier and the reinsurers of a large loss. */
@Injectable()
export class LargeLossConsumer {
  constructor(private readonly letters: Letters) {}

  @Consumes('claim.large-loss.v1')
  async handle({ data }: CloudEvent<'claim.large-loss.v1'>, tx: Tx): Promise<void> {
    const { claimId, claimNumber, carrierId, reinsurerIds, incurred, currency, lossDate } = data;
    const bearers = [...reinsurerIds, ...(carrierId ? [carrierId] : [])];
    const facts = {
      claimNumber,
      incurred: money({ amount: incurred, currency }),
      lossDate: plain(lossDate),
    };
    const contacts: Contact[] = await tx.em.query(CONTACTS, [bearers]);
    for (const { email: to, greeted, accountType, region } of contacts) {
      const path = `${ACCOUNT_TYPE_PATHS[accountType].area}/claims/${claimId}`;
      await this.letters.mail({ name: 'largeLoss', to, greeted, region, facts, path }, tx);
    }
  }
}
