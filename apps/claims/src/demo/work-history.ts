import type { INestApplicationContext } from '@nestjs/common';
import { todayIn, toCurrencyUnits } from '@palisade/kernel';
import { Clock, newId, runInContext } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Caller } from '../claims/caller';
import { ClaimsFile } from '../files/claims-file.entity';
import { ClaimsFilesService } from '../files/claims-files.service';
import { ClaimAct } from '../life/claim-act.entity';
import { ClaimMoneyQueries } from '../life/claim-money.queries';
import { ClaimMoneyService } from '../life/claim-money.service';
import { Person } from '../snapshots/person.entity';
import type { DemoEnd } from './demo-history';
import { DEMO_ENDS, DEMO_PAYEE, IN_COURT } from './demo-history';

const CATEGORIES = [
  ...(['firstPartyExpense', 'firstPartyLoss', 'lossAdjustment', 'thirdPartyLoss'] as const),
];

/** The files of the recorded months on which nobody has acted since. */
async function untouched(em: EntityManager): Promise<ClaimsFile[]> {
  return em
    .createQueryBuilder(ClaimsFile, 'file')
    .where(`file.fileStatus = 'OPEN'`)
    .andWhere((query) => {
      const acts = query.subQuery().select('1').from(ClaimAct, 'act');
      return `not exists ${acts.where('act.claimId = file.id').getQuery()}`;
    })
    .orderBy('file.created')
    .getMany();
}

/** Brings the claims of the recorded months to their ends, by the head of the claims team. */
export async function workHistory(app: INestApplicationContext, caller: Caller): Promise<void> {
  const { manager } = app.get(DataSource);
  // Nobody decides before it is known who may decide what.
  if (!(await manager.findOneBy(Person, { id: caller.actor.userId }))) return;
  const files = await untouched(manager);
  for (const [at, { id }] of files.entries()) {
    const demo = DEMO_ENDS[at % DEMO_ENDS.length];
    const { actor } = caller;
    await runInContext({ correlationId: newId(), actor }, () => bringToEnd(app, id, demo, caller));
  }
}

async function bringToEnd(
  app: INestApplicationContext,
  id: string,
  { cause, paid, end, reason }: DemoEnd,
  caller: Caller,
): Promise<void> {
  const files = app.get(ClaimsFilesService);
  const closedDate = todayIn('UTC', app.get(Clock).now());
  await files.update(id, { cause }, caller);
  if (paid !== null) await pay(app, id, paid, caller);
  if (end === 'deny') return files.update(id, { isDenied: true, reason }, caller);
  if (end === 'litigate') {
    const litigation = { court: 'Superior Court', counsel: 'Vega and Lowe', filedOn: closedDate };
    const changes = await changesTo(app, id, IN_COURT, caller);
    return files.update(id, { ...changes, litigation, reason }, caller);
  }
  const changes = await changesTo(app, id, {}, caller);
  await files.update(id, { ...changes, closedDate, reason }, caller);
  if (end === 'reopen') await files.update(id, { closedDate: null, reason }, caller);
}

/** A payment of so much above what is left of the retention: asked for, issued, cleared. */
async function pay(
  app: INestApplicationContext,
  id: string,
  amount: number,
  caller: Caller,
): Promise<void> {
  const money = app.get(ClaimMoneyService);
  const { left } = await app.get(ClaimMoneyQueries).get(id, caller);
  const loss = (left?.retentionLeft ?? 0) + amount;
  const asked = await money.request(id, { ...DEMO_PAYEE, loss }, caller, false);
  for (const step of ['ISSUE', 'CLEAR'] as const) {
    await money.move(id, asked.payments[0].id, { step }, caller);
  }
}

/** What brings the reserves of a claim to what is paid and what is still wanted. */
async function changesTo(
  app: INestApplicationContext,
  id: string,
  wanted: Partial<Record<(typeof CATEGORIES)[number], number>>,
  caller: Caller,
): Promise<Record<string, number>> {
  const { reserves, paid } = await app.get(ClaimMoneyQueries).get(id, caller);
  const changes = CATEGORIES.map((name) => {
    const cents = Math.round((paid[name] + (wanted[name] ?? 0) - reserves[name]) * 100);
    return [name, toCurrencyUnits(cents)] as const;
  });
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
