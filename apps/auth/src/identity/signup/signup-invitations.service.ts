import { Injectable } from '@nestjs/common';
import type { AccountType, Region } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newId, newSecret, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { checkAssignableRole } from '../../domain/actions/manage-user';
import { invitationEnd } from '../../domain/invitation';
import type { InvitationReason, WorkedFor } from '../../domain/signup/token-types';
import {
  checkReach,
  joinedAlready,
  mayJoinAlso,
  tokenTypeFor,
} from '../../domain/signup/token-types';
import { refuseBlockedDomain } from '../../people/blacklist/blocked-domains';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { managerOf } from '../../people/users/managers';
import { UserAccess } from '../../people/users/user-access.entity';
import { User } from '../../people/users/user.entity';
import { secretHash } from '../../secrets/secret-hash';
import { invitationCode, invitationCodeHash } from './invitation-codes';
import { SignupInvitation } from './signup-invitation.entity';
import { replaceInvitations } from './signup-invitations';
import { SignupLetters } from './signup-letters';
import type { SignupInvitationRequest } from './signup.dto';

/** Somebody to be invited. */
export interface NewInvitation {
  reason: InvitationReason;
  email: string;
  firstName: string | null;
  lastName: string | null;
  accountType: AccountType;
  /** Null for an organisation that the sign-up makes. */
  organizationId: string | null;
  roleId: string;
  redirectUrl: string | null;
  inviter: string;
  region: Region | null;
}

/** Invites people who may have no login yet. */
@Injectable()
export class SignupInvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly letters: SignupLetters,
  ) {}

  /** Invites somebody to open an account or to join the caller's. */
  async invite(request: SignupInvitationRequest, actor: Actor): Promise<string> {
    const { reason, accountType, roleId, email } = request;
    checkReach(reason, actor.accountType, accountType);
    return this.transactions.run(async (tx) => {
      const role = await tx.em.findOneBy(Role, { id: roleId });
      checkAssignableRole(await managerOf(tx.em, actor), role, accountType);
      await refuseBlockedDomain(tx.em, email);
      const own = await tx.em.findOneByOrFail(Organization, { id: actor.organizationId });
      if (reason === 'JOIN' && (await isGuest(tx.em, email, own.id))) {
        throw joinedAlready([
          { pointer: '/email', detail: 'This person works in the account already.' },
        ]);
      }
      const isOwn = reason === 'JOIN' || accountType === own.accountType;
      const draft = {
        reason,
        email,
        accountType,
        roleId,
        redirectUrl: null,
        firstName: request.firstName ?? null,
        lastName: request.lastName ?? null,
        organizationId: isOwn ? own.id : null,
        inviter: own.name,
        region: request.region ?? own.locationAlias,
      };
      return this.send(draft, tx);
    });
  }

  /** Mails an invitation; the one of before for the same ends. */
  async send({ reason, inviter, ...draft }: NewInvitation, tx: Tx): Promise<string> {
    const { em, record } = tx;
    const now = this.clock.now();
    const known = await findKnown(em, draft.email);
    const tokenType = tokenTypeFor(reason, known !== null);
    await replaceInvitations(em, { ...draft, tokenType }, now);
    const [id, token] = [newId(), newSecret()];
    const code = tokenType === 'NEW_ACCOUNT' ? invitationCode() : null;
    const isGiven = !known || (reason === 'JOIN' && mayJoinAlso(known, draft));
    const invitation = {
      ...draft,
      id,
      tokenType,
      tokenHash: secretHash(token),
      created: now,
      roleId: isGiven ? draft.roleId : null,
      codeHash: code && invitationCodeHash(id, code),
      expires: invitationEnd(now),
    };
    await em.insert(SignupInvitation, invitation);
    const { email, accountType, organizationId } = draft;
    const after = { tokenType, email, accountType, organizationId };
    await record({ action: 'signup.invite', subjectType: 'invitation', subjectId: id, after });
    const { firstName, region } = draft;
    await this.letters.send({ email, firstName, tokenType, token, code, inviter, region }, tx);
    return id;
  }
}

/** Whether an account is open to the person of an address, beside the own one. */
async function isGuest(em: EntityManager, email: string, organizationId: string): Promise<boolean> {
  const person = await em.findOneBy(User, { email, removed: false });
  if (!person) return false;
  return em.existsBy(UserAccess, { userId: person.id, organizationId, access: 'ACCOUNT' });
}

async function findKnown(em: EntityManager, email: string): Promise<WorkedFor | null> {
  const person = await em.findOneBy(User, { email, removed: false });
  if (!person) return null;
  const { id: organizationId, accountType } = await em.findOneByOrFail(Organization, {
    id: person.organizationId,
  });
  return { organizationId, accountType };
}
