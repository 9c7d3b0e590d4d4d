import { Injectable } from '@nestjs/common';
import type { AccountType } from '@palisade/kernel';
import { DomainError, isFromStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { isSettingsKeeper } from '../../domain/single-sign-on';
import { Role } from '../roles/role.entity';
import { retireTokensOfAll } from '../users/retire-tokens';
import { publishOrganization } from './organization-events';
import { Organization } from './organization.entity';
import { isVisible } from './organizations.access';
import type { OrganizationSettingsRequest } from './organizations.dto';
import { organizationNotFound } from './organizations.queries';

/** What an organisation asks of its people. */
@Injectable()
export class OrganizationSettingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Has everybody of an organisation need a second factor, or nobody; it counts at once. */
  async change(
    id: string,
    { enforceMfa }: OrganizationSettingsRequest,
    actor: Actor,
  ): Promise<Organization> {
    if (!isVisible(id, actor)) throw organizationNotFound();
    return this.transactions.run(async (tx) => {
      const known = await lock(id, tx);
      const after = { enforceMfa, mfaEnforcedBy: enforceMfa ? enforcerOf(known, actor) : null };
      const before = { enforceMfa: known.enforceMfa, mfaEnforcedBy: known.mfaEnforcedBy };
      const isSwitched = after.enforceMfa !== before.enforceMfa;
      if (!isSwitched && after.mfaEnforcedBy === before.mfaEnforcedBy) return known;
      if (!enforceMfa) await checkMayLoosen(known, actor, tx);
      const modified = this.clock.now();
      const changed = { ...known, ...after, modified };
      await tx.em.update(Organization, { id }, { ...after, modified });
      await publishOrganization(changed, tx);
      const subject = { subjectType: 'organization', subjectId: id };
      await tx.record({ action: 'organization.enforce-mfa', ...subject, before, after });
      if (isSwitched) await retireTokensOfAll(id, modified, tx);
      return changed;
    });
  }
}

/** Who asks for the second factor from now on: what staff asked for stays theirs. */
const enforcerOf = (known: Organization, { subscriberType }: Actor): AccountType =>
  isOfStaff(known) ? 'COWBELL' : subscriberType;

const isOfStaff = ({ enforceMfa, mfaEnforcedBy }: Organization): boolean =>
  enforceMfa && mfaEnforcedBy === 'COWBELL';

/**
 * ASSUMPTION: an organisation lifts what it asked of itself alone; the specification names nobody.
 * Of the staff, those alone who may do everything anyway do without a second factor, also in an
 * account that they have entered.
 */
async function checkMayLoosen(known: Organization, actor: Actor, { em }: Tx): Promise<void> {
  if (isFromStaff(actor)) {
    if (isSettingsKeeper(await em.findOneBy(Role, { id: actor.roleId }))) return;
    throw new DomainError('FORBIDDEN', 'Only a Super Admin may switch this off.', 403);
  }
  if (!isOfStaff(known)) return;
  const detail = 'The provider asks for this: only its Super Admins may switch it off.';
  throw new DomainError('FORBIDDEN', detail, 403);
}

async function lock(id: string, { em }: Tx): Promise<Organization> {
  const mode = 'pessimistic_write' as const;
  const known = await em.findOne(Organization, { where: { id, deleted: false }, lock: { mode } });
  if (!known) throw organizationNotFound();
  return known;
}
