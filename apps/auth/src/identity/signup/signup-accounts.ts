import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { notInvited } from '../../domain/signup/token-types';
import { makeLink } from '../../people/onetimelinks/one-time-links';
import { OrganizationsService } from '../../people/organizations/organizations.service';
import { Role } from '../../people/roles/role.entity';
import { User } from '../../people/users/user.entity';
import type { KeptPassword } from '../passwords/new-passwords';
import { ResetLetters } from '../passwords/reset-letters';
import { NewLogins } from './new-logins';
import type { SignupInvitation } from './signup-invitation.entity';
import type { SignupRequest } from './signup.dto';

/** What a sign-up states, the password as it is kept. */
export type SignupDraft = Omit<SignupRequest, 'password'> & KeptPassword;

/** Makes the accounts that people sign up for. */
@Injectable()
export class SignupAccounts {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly logins: NewLogins,
    private readonly letters: ResetLetters,
  ) {}

  /** Makes the account, unless it is the provider's, and its person; mails the confirmation. */
  async open(invitation: SignupInvitation, draft: SignupDraft, now: Date, tx: Tx): Promise<void> {
    const { email, region, accountType, roleId } = invitation;
    const role = await tx.em.findOneBy(Role, { id: roleId ?? undefined });
    if (!roleId || !role) throw notInvited();
    const organizationId = invitation.organizationId ?? newId();
    const organization = { id: organizationId, accountType, name: draft.organization };
    await this.organizations.create({ ...organization, locationAlias: region }, tx);
    const { firstName, lastName, passwordHash, passwordExpires, npn = null } = draft;
    const kept = { passwordHash, passwordExpires };
    const login = { organizationId, firstName, lastName, email, npn, ...kept };
    const { accountType: type, name } = role;
    const userId = await this.logins.create({ ...login, role: { accountType: type, name } }, tx);
    // The invitation may have been passed on: the address counts once its own mail is answered.
    await tx.em.update(User, { id: userId }, { emailValidated: null });
    const token = await makeLink(tx.em, userId, 'ADDRESS', now);
    await this.letters.send({ email, firstName, region }, 'ADDRESS', token, tx);
  }
}
