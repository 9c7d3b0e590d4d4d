import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { retireTokensOfAll } from '../users/retire-tokens';
import { organizationSaved } from './organization-saved';
import { Organization } from './organization.entity';
import { OrganizationsService } from './organizations.service';

/** Keeps the tenants of agencies as the service of accounts states them. */
@Injectable()
export class AgenciesService {
  constructor(
    private readonly clock: Clock,
    private readonly organizations: OrganizationsService,
  ) {}

  /**
   * Takes over what an agency is now; what its people must do next counts at once. The second factor
   * can only be switched on this way: whoever tells of an agency may not know that it was.
   */
  async follow(agency: EventData<'agency.saved.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, name, hostname, region, deleted } = agency;
    const tenant = { id, accountType: 'AGENCY' as const, name, hostname, locationAlias: region };
    await this.organizations.create(tenant, tx);
    const where = { id };
    const lock = { mode: 'pessimistic_write' as const };
    const known = await tx.em.findOneOrFail(Organization, { where, lock });
    const modified = this.clock.now();
    const enforceMfa = known.enforceMfa || agency.enforceMFA;
    const changed = { ...known, name, hostname, enforceMfa, deleted, modified };
    await tx.em.save(Organization, changed);
    await tx.publish(organizationSaved(changed));
    const subject = { subjectType: 'organization', subjectId: id };
    const states = { before: factsOf(known), after: factsOf(changed) };
    await tx.record({ action: 'organization.follow-agency', ...subject, ...states });
    const isStricter = (enforceMfa && !known.enforceMfa) || (deleted && !known.deleted);
    if (isStricter) await retireTokensOfAll(id, modified, tx);
  }
}

const factsOf = ({ name, hostname, enforceMfa, deleted }: Organization): object => ({
  ...{ name, hostname, enforceMfa, deleted },
});
