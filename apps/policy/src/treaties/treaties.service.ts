import { Injectable } from '@nestjs/common';
import { compareDates, invalidField } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { checkRoom } from '../domain/money/cessions';
import { Organization } from '../snapshots/organization.entity';
import type { ChangeTreatyRequest, NewTreatyRequest } from './treaties.dto';
import { treatyNotFound } from './treaties.queries';
import { publishTreaty } from './treaty-events';
import { Treaty } from './treaty.entity';

/** Keeps the treaties between carriers and reinsurers; what is issued keeps the shares it had. */
@Injectable()
export class TreatiesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Makes a treaty; 409 when the carrier would cede more than a whole premium. */
  async create(request: NewTreatyRequest, id = newId()): Promise<string> {
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const { carrierId, reinsurerId, ...terms } = request;
      await checkParty(tx.em, carrierId, 'CARRIER');
      await checkParty(tx.em, reinsurerId, 'RE_INSURER');
      const made = { id, carrierId, reinsurerId, deleted: false, created: now, modified: now };
      const treaty = { ...made, ...toTerms(terms) };
      await this.check(tx.em, treaty);
      await tx.em.insert(Treaty, treaty);
      await record(tx, 'create', null, treaty);
    });
    return id;
  }

  /** Changes a treaty for the policies that are issued from now on. */
  async change(id: string, request: ChangeTreatyRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await lock(tx.em, id);
      const after = { ...before, ...toTerms(request), modified: this.clock.now() };
      await this.check(tx.em, after);
      await tx.em.update(Treaty, { id }, after);
      await record(tx, 'change', before, after);
    });
  }

  /** Ends a treaty: it takes no policy any more, and what it took stays with the reinsurer. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const before = await lock(tx.em, id);
      const after = { ...before, deleted: true, modified: this.clock.now() };
      await tx.em.update(Treaty, { id }, after);
      await record(tx, 'delete', before, after);
    });
  }

  /** Whoever saves another treaty of the carrier waits, and then finds this one. */
  private async check(em: EntityManager, treaty: Treaty): Promise<void> {
    const { id, carrierId, effectiveFrom, effectiveTo } = treaty;
    if (compareDates(effectiveTo, effectiveFrom) <= 0) {
      throw invalidField('INVALID_TERM', 'A treaty ends after it begins', '/effectiveTo');
    }
    await em.query(`select pg_advisory_xact_lock(hashtext('treaty ' || $1))`, [carrierId]);
    checkRoom(treaty, await em.findBy(Treaty, { carrierId, deleted: false, id: Not(id) }));
  }
}

const toTerms = ({ cededPct, cedingCommissionPct, ...terms }: ChangeTreatyRequest) => ({
  ...terms,
  cededPct: String(cededPct),
  cedingCommissionPct: String(cedingCommissionPct),
});

async function lock(em: EntityManager, id: string): Promise<Treaty> {
  const where = { id, deleted: false };
  const found = await em.findOne(Treaty, { where, lock: { mode: 'pessimistic_write' } });
  if (!found) throw treatyNotFound();
  return found;
}

async function checkParty(
  em: EntityManager,
  id: string,
  accountType: Organization['accountType'],
): Promise<void> {
  if (await em.existsBy(Organization, { id, accountType, deleted: false })) return;
  const [what, pointer] =
    accountType === 'CARRIER' ? ['carrier', '/carrierId'] : ['reinsurer', '/reinsurerId'];
  throw invalidField('UNKNOWN_PARTY', `There is no such ${what}`, pointer);
}

async function record(
  tx: Tx,
  step: 'create' | 'change' | 'delete',
  before: Treaty | null,
  after: Treaty,
): Promise<void> {
  const subject = { subjectType: 'treaty', subjectId: after.id };
  const states = { ...(before && { before: tellable(before) }), after: tellable(after) };
  await tx.record({ action: `treaty.${step}`, ...subject, ...states });
  await publishTreaty(tx, after);
}

/** A treaty as its timeline tells it: the database keeps its shares as text. */
const tellable = ({ cededPct, cedingCommissionPct, ...treaty }: Treaty) => ({
  ...treaty,
  cededPct: Number(cededPct),
  cedingCommissionPct: Number(cedingCommissionPct),
});
