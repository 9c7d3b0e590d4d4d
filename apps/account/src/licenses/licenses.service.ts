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
import { Agent } from '../snapshots/agent.entity';
import { Organization } from '../snapshots/organization.entity';
import { publishLicenseSaved } from './license-events';
import { State } from '../states/state.entity';
import { License } from './license.entity';

const AGENCY_MESSAGE = 'The selected agency is invalid.';

/** A licence as its holder states it. */
export type LicenseDraft = Omit<
  License,
  'id' | 'created' | 'modified' | 'deleted' | 'remindedDays'
>;

const UNTOLD = { remindedDays: null };

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
    const license = { ...draft, id, ...UNTOLD, deleted: false, created: now, modified: now };
    return this.save(license, 'add');
  }

  /** Replaces what a licence says. */
  async change(known: License, draft: LicenseDraft): Promise<License> {
    await followClockOf(known.agencyId);
    // A new end is reminded of anew.
    const told = draft.expirationDate === known.expirationDate ? null : UNTOLD;
    return this.save({ ...known, ...draft, ...told, modified: this.clock.now() }, 'change');
  }

  /** Ends a licence; what was bound under it stays bound. */
  async remove(known: License): Promise<void> {
    await followClockOf(known.agencyId);
    await this.save({ ...known, deleted: true, modified: this.clock.now() }, 'remove');
  }

  /** Ends the licences of somebody who left: nobody sells by them any more. */
  async removeOfAgent(agentId: string, tx: Tx): Promise<void> {
    const held = await tx.em.findBy(License, { agentId, deleted: false });
    const modified = this.clock.now();
    for (const license of held) await write({ ...license, deleted: true, modified }, 'remove', tx);
  }

  private async save(license: License, verb: Verb): Promise<License> {
    const today = this.clock.now().toISOString().slice(0, 10);
    try {
      await this.transactions.run(async (tx) => {
        const isState = await tx.em.existsBy(State, { abbreviation: license.state });
        if (verb !== 'remove') checkLicense(license, { today, isState });
        await write(license, verb, tx);
      });
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
  const before = verb === 'add' ? null : await replace(tx, license);
  const agent = license.agentId && (await tx.em.findOneBy(Agent, { id: license.agentId }));
  await publishLicenseSaved(tx, license, { agencyName: agency.name, agent: agent || null });
  await tx.record({
    action: `license.${verb}`,
    subjectType: 'license',
    subjectId: id,
    ...(before && { before }),
    after: license,
  });
}

/** Replaces a licence that stands; one that was ended meanwhile is not brought back (404). */
async function replace({ em }: Tx, license: License): Promise<License> {
  const where = { id: license.id, deleted: false };
  const stands = await em.findOne(License, { where, lock: { mode: 'pessimistic_write' } });
  if (!stands) throw new DomainError('LICENSE_NOT_FOUND', 'License not found.', 404);
  // Of the same end it was reminded once, perhaps just now.
  const isSameEnd = stands.expirationDate === license.expirationDate;
  const remindedDays = isSameEnd ? stands.remindedDays : license.remindedDays;
  await em.update(License, { id: license.id }, { ...license, remindedDays });
  return stands;
}
