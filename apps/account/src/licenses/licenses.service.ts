import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import {
  DomainClock,
  followClockOf,
  isUniqueViolation,
  newId,
  Transactions,
} from '@palisade/platform';
import { checkLicense } from '../domain/license-rules';
import { Organization } from '../snapshots/organization.entity';
import { publishLicenseSaved } from './license-events';
import { License } from './license.entity';

const AGENCY_MESSAGE = 'The selected agency is invalid.';

/** A licence as its holder states it. */
export type LicenseDraft = Omit<License, 'id' | 'created' | 'modified' | 'deleted'>;

type Verb = 'add' | 'change' | 'remove';

@Injectable()
export class LicensesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Adds a licence; 409 when the agency has it already. */
  async add(draft: LicenseDraft, id = newId()): Promise<License> {
    await followClockOf(draft.agencyId);
    const now = this.clock.now();
    const license = { ...draft, id, deleted: false, created: now, modified: now };
    return this.save(license, 'add');
  }

  /** Replaces what a licence says. */
  async change(known: License, draft: LicenseDraft): Promise<License> {
    await followClockOf(known.agencyId);
    return this.save({ ...known, ...draft, modified: this.clock.now() }, 'change');
  }

  /** Ends a licence; what was bound under it stays bound. */
  async remove(known: License): Promise<void> {
    await followClockOf(known.agencyId);
    await this.save({ ...known, deleted: true, modified: this.clock.now() }, 'remove');
  }

  private async save(license: License, verb: Verb): Promise<License> {
    if (verb !== 'remove') checkLicense(license, this.clock.now().toISOString().slice(0, 10));
    try {
      await this.transactions.run((tx) => write(license, verb, tx));
      return license;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_LICENSE', 'This license exists already.', 409);
    }
  }
}

async function write(license: License, verb: Verb, tx: Tx): Promise<void> {
  const { id, agencyId } = license;
  const agency = await tx.em.findOneBy(Organization, { id: agencyId, accountType: 'AGENCY' });
  if (!agency) throw invalidField('INVALID_AGENCY', AGENCY_MESSAGE, '/agencyId');
  if (verb === 'add') await tx.em.insert(License, license);
  else await tx.em.update(License, id, license);
  await publishLicenseSaved(tx, license, agency.name);
  await tx.record({
    action: `license.${verb}`,
    subjectType: 'license',
    subjectId: id,
    after: license,
  });
}
