import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor, SweptRows, Tx } from '@palisade/platform';
import { DomainClock, listPage, narrowTo, newId, Transactions } from '@palisade/platform';
import { DataSource, Not } from 'typeorm';
import { Claim } from '../claims/claim.entity';
import { PolicyCover } from '../covers/policy-cover.entity';
import type { RuledEntry } from '../domain/diary/diary';
import { assertOpenEntry, tellsStatus } from '../domain/diary/diary';
import { ClaimsFile } from '../files/claims-file.entity';
import { assertHandler } from '../domain/handlers';
import { findFile, lockFile } from '../files/claims-file-rows';
import { publishChanged } from '../files/file-events';
import { Person } from '../snapshots/person.entity';
import { DiaryEntry } from './diary-entry.entity';
import type { DiaryEntryRequest, DiaryQuery, EditDiaryEntryRequest } from './diary.dto';

const LIST = {
  sortable: { dueDate: 'entry.dueDate', created: 'entry.created', status: 'entry.status' },
  defaultSort: 'dueDate,asc',
  tieBreaker: 'entry.id',
};
const SUBJECT_LENGTH = 80;
const BATCH_SIZE = 100;

/** What is to be done of claims, and by when. */
@Injectable()
export class DiaryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  async search(claimId: string, request: DiaryQuery, actor: Actor): Promise<Page<DiaryEntry>> {
    const { manager } = this.dataSource;
    await findFile(manager, claimId, actor);
    const query = manager
      .createQueryBuilder(DiaryEntry, 'entry')
      .where('entry.claimId = :claimId', { claimId });
    const { status } = request;
    if (status) query.andWhere('entry.status = :status', { status });
    return listPage(query, request, LIST);
  }

  add(claimId: string, request: DiaryEntryRequest, actor: Actor): Promise<DiaryEntry> {
    return this.transactions.run(async (tx) => {
      await lockFile(tx.em, claimId, actor);
      const { entryType = 'NOTE', dueDate, assignedTo = null } = request;
      await assertAssignee(tx, assignedTo);
      const text = request.text.trim();
      const entry: DiaryEntry = {
        ...this.blank(claimId, { userId: actor.userId, name: actor.name }),
        entryType,
        dueDate,
        assignedTo,
        text,
        subject: request.subject?.trim() || text.slice(0, SUBJECT_LENGTH),
        citation: null,
        rule: null,
      };
      await tx.em.insert(DiaryEntry, entry);
      await record(tx, 'add', entry);
      return entry;
    });
  }

  edit(
    claimId: string,
    diaryId: string,
    { request, actor }: { request: EditDiaryEntryRequest; actor: Actor },
    toldStatus: (tx: Tx) => Promise<void>,
  ): Promise<DiaryEntry> {
    return this.transactions.run(async (tx) => {
      const known = await this.lock(tx, claimId, diaryId, actor);
      assertOpenEntry(known);
      const { entryType = known.entryType, dueDate, assignedTo = known.assignedTo } = request;
      const { status = known.status } = request;
      const text = request.text.trim();
      const subject = request.subject?.trim() || known.subject;
      if (assignedTo !== known.assignedTo) await assertAssignee(tx, assignedTo);
      const isMoved = dueDate > known.dueDate;
      const told = isMoved ? { toldOn: null } : {};
      const patch = { entryType, dueDate, assignedTo, status, text, subject, ...told };
      await tx.em.update(DiaryEntry, { id: diaryId }, patch);
      await record(tx, 'edit', { ...known, ...patch }, known);
      if (status === 'DONE' && tellsStatus(known)) await toldStatus(tx);
      return { ...known, ...patch };
    });
  }

  remove(claimId: string, diaryId: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const known = await this.lock(tx, claimId, diaryId, actor);
      if (known.rule) {
        const detail = 'What the rules want of a claim is done or cancelled, not deleted.';
        throw new DomainError('DIARY_ENTRY_RULED', detail, 409);
      }
      await tx.em.delete(DiaryEntry, { id: diaryId });
      await record(tx, 'delete', null, known);
    });
  }

  /** Writes down what the rules want of a claim; each rule once. */
  async keep(tx: Tx, claimId: string, entries: readonly RuledEntry[]): Promise<void> {
    if (!entries.length) return;
    const rows = entries.map((entry) => ({
      ...this.blank(claimId, { userId: newId(), name: 'Palisade' }),
      ...entry,
      text: null,
      assignedTo: null,
    }));
    await tx.em.createQueryBuilder().insert().into(DiaryEntry).values(rows).orIgnore().execute();
  }

  /** Moves what is still to be done of the rules of a claim to its right day; it is told of again. */
  async move(tx: Tx, claimId: string, entries: readonly RuledEntry[]): Promise<void> {
    for (const { rule, dueDate } of entries) {
      const open = { claimId, rule, status: 'OPEN' as const, dueDate: Not(dueDate) };
      await tx.em.update(DiaryEntry, open, { dueDate, toldOn: null });
    }
  }

  /** Ends what is still to be done of a claim, as far as it is chosen. */
  async end(
    tx: Tx,
    claimId: string,
    { status, isOf }: { status: 'DONE' | 'CANCELLED'; isOf: (entry: DiaryEntry) => boolean },
  ): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const open = await tx.em.find(DiaryEntry, { where: { claimId, status: 'OPEN' }, lock });
    for (const entry of open.filter(isOf)) {
      await tx.em.update(DiaryEntry, { id: entry.id }, { status });
      await record(tx, 'edit', { ...entry, status }, entry);
    }
  }

  /** Tells the handlers of what is due, each entry once; answers how many. */
  async tell(rows: SweptRows): Promise<number> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(DiaryEntry, 'entry')
        .innerJoin(Claim, 'claim', 'claim.id = entry.claimId')
        .innerJoin(PolicyCover, 'cover', 'cover.id = claim.policyId')
        .where(`entry.status = 'OPEN' and entry.toldOn is null`)
        .andWhere('entry.dueDate <= :today', { today: todayIn('UTC', now) });
      const due = await narrowTo(rows, 'cover.agencyId', query)
        .orderBy('entry.dueDate')
        .addOrderBy('entry.id')
        .limit(BATCH_SIZE)
        .setLock('pessimistic_write', undefined, ['entry'])
        .setOnLocked('skip_locked')
        .getMany();
      for (const { id, claimId, subject, citation, assignedTo } of due) {
        await tx.em.update(DiaryEntry, { id }, { toldOn: now });
        const file = await tx.em.findOneBy(ClaimsFile, { id: claimId });
        const reason = citation ? `${subject} (${citation})` : subject;
        if (!file) continue;
        const handlerId = assignedTo ?? file.handlerId;
        await publishChanged(tx, { ...file, handlerId }, 'diaryDue', reason);
      }
      return due.length;
    });
  }

  /** The next day on which something is due. */
  async next(rows: SweptRows): Promise<string | null> {
    const query = this.dataSource.manager
      .createQueryBuilder(DiaryEntry, 'entry')
      .innerJoin(Claim, 'claim', 'claim.id = entry.claimId')
      .innerJoin(PolicyCover, 'cover', 'cover.id = claim.policyId')
      .where(`entry.status = 'OPEN' and entry.toldOn is null`);
    const found = await narrowTo(rows, 'cover.agencyId', query)
      .select('min(entry.dueDate)::text', 'day')
      .getRawOne<{ day: string | null }>();
    return found?.day ?? null;
  }

  private blank(
    claimId: string,
    { userId: createdBy, name: createdByName }: { userId: string; name: string },
  ): Pick<
    DiaryEntry,
    'id' | 'claimId' | 'status' | 'createdBy' | 'createdByName' | 'created' | 'toldOn'
  > {
    const made = { createdBy, createdByName, created: this.clock.now(), toldOn: null };
    return { id: newId(), claimId, status: 'OPEN', ...made };
  }

  private async lock(tx: Tx, claimId: string, diaryId: string, actor: Actor): Promise<DiaryEntry> {
    await lockFile(tx.em, claimId, actor);
    const lock = { mode: 'pessimistic_write' } as const;
    const entry = await tx.em.findOne(DiaryEntry, { where: { id: diaryId, claimId }, lock });
    if (entry) return entry;
    throw new DomainError('DIARY_ENTRY_NOT_FOUND', 'Diary entry not found.', 404);
  }
}

/** Throws 400 when an entry is given to somebody who cannot work on claims files. */
async function assertAssignee({ em }: Tx, assignedTo: string | null): Promise<void> {
  if (!assignedTo) return;
  assertHandler(await em.findOneBy(Person, { id: assignedTo }), '/assignedTo');
}

async function record(
  tx: Tx,
  step: 'add' | 'edit' | 'delete',
  after: DiaryEntry | null,
  before: DiaryEntry | null = null,
): Promise<void> {
  await tx.record({
    action: `diary.${step}`,
    subjectType: 'diary',
    subjectId: (after ?? before)?.id ?? '',
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
