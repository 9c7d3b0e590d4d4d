import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { isSettingsKeeper } from '../domain/single-sign-on';
import { Role } from '../roles/role.entity';
import { retireTokensOfAll } from '../users/retire-tokens';
import { organizationSaved } from './organization-saved';
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
      if (known.enforceMfa === enforceMfa) return known;
      if (!enforceMfa) await checkMayLoosen(actor, tx);
      const modified = this.clock.now();
      const changed = { ...known, enforceMfa, modified };
      await tx.em.update(Organization, { id }, { enforceMfa, modified });
      await tx.publish(organizationSaved(changed));
      const subject = { subjectType: 'organization', subjectId: id };
      const states = { before: { enforceMfa: known.enforceMfa }, after: { enforceMfa } };
      await tx.record({ action: 'organization.enforce-mfa', ...subject, ...states });
      await retireTokensOfAll(id, modified, tx);
      return changed;
    });
  }
}

/** Of the staff, those alone who may do everything anyway do without a second factor. */
async function checkMayLoosen({ accountType, roleId }: Actor, { em }: Tx): Promise<void> {
  if (accountType !== 'COWBELL') return;
  if (isSettingsKeeper(await em.findOneBy(Role, { id: roleId }))) return;
  throw new DomainError('FORBIDDEN', 'Only a Super Admin may switch this off.', 403);
}

async function lock(id: string, { em }: Tx): Promise<Organization> {
  const mode = 'pessimistic_write' as const;
  const known = await em.findOne(Organization, { where: { id, deleted: false }, lock: { mode } });
  if (!known) throw organizationNotFound();
  return known;
}
