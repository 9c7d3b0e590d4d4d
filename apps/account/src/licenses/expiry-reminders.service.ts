import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import {
  DomainClock,
  earliestOf,
  firstOf,
  Letters,
  narrowTo,
  Transactions,
} from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Agency } from '../agencies/agency.entity';
import { dueReminder, REMINDER_DAYS } from '../domain/license-reminder';
import { Agent } from '../snapshots/agent.entity';
import { License } from './license.entity';

const BATCH_SIZE = 100;
const [FIRST, SECOND, LAST] = REMINDER_DAYS;

/** Writes to agencies before their licences and those of their agents end. */
@Injectable()
export class ExpiryRemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly letters: Letters,
    private readonly clock: DomainClock,
  ) {}

  /** Sends some letters that are due, each reminder of a licence once; answers how many. */
  async remind(rows: SweptRows): Promise<number> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.transactions.run(async (tx) => {
      const query = remindable(tx.em)
        .andWhere('license.expirationDate between :today and :horizon', {
          today,
          horizon: addDays(today, FIRST),
        })
        .andWhere(
          `coalesce(license.remindedDays, ${FIRST} + 1) > case
             when license.expirationDate <= :last then ${LAST}
             when license.expirationDate <= :second then ${SECOND} else ${FIRST} end`,
          { last: addDays(today, LAST), second: addDays(today, SECOND) },
        );
      const ending = await narrowTo(rows, 'license.agencyId', query)
        .orderBy('license.expirationDate')
        .addOrderBy('license.id')
        .limit(BATCH_SIZE)
        .setLock('pessimistic_write', undefined, ['license'])
        .setOnLocked('skip_locked')
        .getMany();
      for (const license of ending) await this.tell(license, today, tx);
      return ending.length;
    });
  }

  /** When the next of the letters is due. */
  next(rows: SweptRows): Promise<Date | null> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.transactions.run(async ({ em }) => {
      const dues: (Date | null)[] = [];
      for (const days of REMINDER_DAYS) {
        const query = remindable(em)
          .andWhere('license.expirationDate > :horizon', { horizon: addDays(today, days) })
          .andWhere('(license.remindedDays is null or license.remindedDays > :days)', { days });
        const own = narrowTo(rows, 'license.agencyId', query);
        const ends = await earliestOf<License, PlainDate>(own, 'license.expirationDate');
        dues.push(ends ? new Date(addDays(ends, -days)) : null);
      }
      return firstOf(dues);
    });
  }

  private async tell(license: License, today: string, tx: Tx): Promise<void> {
    const { id, agencyId, agentId, expirationDate, kind, state, number } = license;
    const days = expirationDate && dueReminder(expirationDate, license.remindedDays, today);
    if (!days || !expirationDate) return;
    const agency = await tx.em.findOneByOrFail(Agency, { id: agencyId });
    const agent = agentId && (await tx.em.findOneBy(Agent, { id: agentId }));
    await tx.em.update(License, { id }, { remindedDays: days });
    const subject = { subjectType: 'license', subjectId: id };
    await tx.record({ action: 'license.remind', ...subject, after: { remindedDays: days } });
    await this.letters.mail(
      {
        name: 'licenseEnds',
        to: agency.contactEmail ?? '',
        greeted: agency.contactFirstName,
        region: agency.region,
        path: `/agency/manage/licences/${kind === 'AGENT' ? 'agent' : 'agency'}`,
        facts: {
          holder: agent ? agent.name : agency.name,
          state,
          number,
          until: { date: expirationDate },
        },
      },
      tx,
    );
  }
}

/** Licences of which somebody can be told. */
const remindable = (em: EntityManager): SelectQueryBuilder<License> =>
  em
    .createQueryBuilder(License, 'license')
    .innerJoin(
      Agency,
      'agency',
      'agency.id = license.agencyId and not agency.deleted and agency.contactEmail is not null',
    )
    .where('not license.deleted');
