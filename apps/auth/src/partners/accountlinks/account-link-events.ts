import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Organization } from '../../people/organizations/organization.entity';
import { User } from '../../people/users/user.entity';
import type { ClientAccount } from './client-account.entity';

type Link = Pick<ClientAccount, 'accountId' | 'agencyId' | 'userId' | 'teamIds'>;
type Agent = EventData<'account-link.saved.v1'>['agent'];

/** Publishes to whom a client account belongs now. */
export async function publishAccountLink(link: Link, tx: Tx): Promise<void> {
  const { accountId, agencyId, teamIds } = link;
  const agent = await agentOf(link, tx.em);
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const data = { accountId, agencyId, agent, teamIds, scope };
  await tx.publish({ type: 'account-link.saved.v1', data });
}

async function agentOf({ agencyId, userId }: Link, em: EntityManager): Promise<Agent> {
  if (!agencyId || !userId) return null;
  const agency = await em.findOneByOrFail(Organization, { id: agencyId });
  const user = await em.findOneByOrFail(User, { id: userId });
  const { firstName, lastName, email, phone, npn } = user;
  const name = `${firstName} ${lastName}`;
  return { agencyId, agencyName: agency.name, userId, name, email, phone, npn };
}
