import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import type { WorkedFor } from '../../domain/signup/token-types';
import {
  blockedAddress,
  joinedAlready,
  joinsAlso,
  mayJoinAlso,
  notForJoining,
} from '../../domain/signup/token-types';
import { isBlockedDomain } from '../../people/blacklist/blocked-domains';
import { Organization } from '../../people/organizations/organization.entity';
import { findPerson, isActive, lockAddress, lockUser } from '../../people/users/people';
import { accessNamesOf } from '../../people/users/save-agencies';
import { saveTeams } from '../../people/users/save-teams';
import { UserAccess } from '../../people/users/user-access.entity';
import { publishUser } from '../../people/users/user-events';
import { User } from '../../people/users/user.entity';
import { lockJoin, useInvitation } from './signup-invitations';

/** Opens further accounts to people who have a login. */
@Injectable()
export class FurtherAccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Gives the person of an invitation the role in the account that invites. */
  accept(token: string): Promise<void> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const invitation = await lockJoin(tx.em, token, now);
      const { email, organizationId, roleId } = invitation;
      if (!joinsAlso(invitation) || !organizationId || !roleId) throw notForJoining();
      if (await isBlockedDomain(tx.em, email)) throw blockedAddress();
      await this.open({ email, organizationId, roleId }, tx);
      await useInvitation(tx.em, invitation, now);
    });
  }

  private async open({ email, organizationId, roleId }: Opening, tx: Tx): Promise<void> {
    const { em } = tx;
    await lockAddress(em, email);
    const known = await em.findOneBy(User, { email, removed: false });
    if (!known) throw notForJoining();
    const userId = known.id;
    await lockUser(em, userId);
    const person = await findPerson(em, userId);
    const account = await em.findOneBy(Organization, { id: organizationId, deleted: false });
    if (!person || !isActive(person) || !account) throw notForJoining();
    if (!mayJoinAlso(workedFor(person.home), workedFor(account))) throw notForJoining();
    const access = { userId, organizationId, access: 'ACCOUNT' as const };
    if (await em.existsBy(UserAccess, access)) throw joinedAlready();
    const before = { accountNames: await accessNamesOf(em, userId, 'ACCOUNT') };
    await em.insert(UserAccess, { ...access, roleId });
    await saveTeams(em, { id: userId, organizationId });
    await publishUser(userId, tx);
    const accountNames = await accessNamesOf(em, userId, 'ACCOUNT');
    const after = { accountId: organizationId, accountNames, roleId };
    const subject = { subjectType: 'user', subjectId: userId };
    await tx.record({ action: 'user.join-account', ...subject, before, after });
  }
}

/** Who joins which account, and as what. */
interface Opening {
  email: string;
  organizationId: string;
  roleId: string;
}

const workedFor = ({ id, accountType }: Organization): WorkedFor => ({
  organizationId: id,
  accountType,
});
