import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import { Organization } from '../../people/organizations/organization.entity';
import type { ClientAccount } from './client-account.entity';

type Link = Pick<ClientAccount, 'accountId' | 'userId'> & { agencyId: string };

/** Tells an agency by mail of the client account that it works for from now on. */
@Injectable()
export class AccountLinkLetters {
  constructor(private readonly letters: Letters) {}

  /** To the agent who was named, else to those whom the agency has for such things. */
  async send({ accountId, agencyId, userId }: Link, tx: Tx): Promise<void> {
    const account = await tx.em.findOneByOrFail(Organization, { id: accountId });
    const agency = await tx.em.findOneByOrFail(Organization, { id: agencyId });
    const recipients: { email: string; first_name: string }[] = await tx.em.query(
      `select email, first_name from app_user
       where organization_id = $1 and enabled and not removed
         and (id = $2 or ($2::uuid is null and primary_contact))`,
      [agencyId, userId],
    );
    for (const { email, first_name: greeted } of recipients) {
      const letter = {
        name: 'newClient',
        to: email,
        greeted,
        region: agency.locationAlias,
        facts: { client: account.name, agency: agency.name },
        path: `/agency/accounts/${accountId}`,
      };
      await this.letters.mail(letter, tx);
    }
  }
}
