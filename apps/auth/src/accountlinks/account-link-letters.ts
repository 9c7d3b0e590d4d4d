import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Config, OutgoingMessages } from '@palisade/platform';
import { Organization } from '../organizations/organization.entity';
import { editionUrl } from '../passwords/reset-address';
import type { ClientAccount } from './client-account.entity';

type Link = Pick<ClientAccount, 'accountId' | 'userId'> & { agencyId: string };

/** Tells an agency by mail of the client account that it works for from now on. */
@Injectable()
export class AccountLinkLetters {
  constructor(
    private readonly config: Config,
    private readonly messages: OutgoingMessages,
  ) {}

  /** To the agent who was named, else to those whom the agency has for such things. */
  async send({ accountId, agencyId, userId }: Link, tx: Tx): Promise<void> {
    const account = await tx.em.findOneByOrFail(Organization, { id: accountId });
    const agency = await tx.em.findOneByOrFail(Organization, { id: agencyId });
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const address = editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, agency.locationAlias);
    const recipients: { email: string; first_name: string }[] = await tx.em.query(
      `select email, first_name from app_user
       where organization_id = $1 and enabled and not removed
         and (id = $2 or ($2::uuid is null and primary_contact))`,
      [agencyId, userId],
    );
    for (const { email, first_name: name } of recipients) {
      const text = [
        `Hello ${name},`,
        `${account.name} is a client of ${agency.name} from now on. You find the account here:`,
        `${address}/agency/accounts/${accountId}`,
      ].join('\n\n');
      await this.messages.mail({ to: email, subject: `New client: ${account.name}`, text }, tx);
    }
  }
}
