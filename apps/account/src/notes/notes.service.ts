import { Injectable } from '@nestjs/common';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Page } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { containing, DomainClock, listPage, newId, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { AccountsQueries } from '../accounts/accounts.queries';
import { lockVisible } from '../accounts/lock-account';
import { checkAuthor, checkNoteType } from '../domain/notes';
import { DocumentOfAccount } from '../snapshots/document-of-account.entity';
import { AccountNote } from './account-note.entity';
import { visibleTo } from './notes.access';
import type { NoteRequest, NoteResponse, NotesQuery } from './notes.dto';
import { toNoteResponse } from './notes.dto';

const LIST = {
  sortable: { created: 'note.created' },
  defaultSort: 'created,desc',
  tieBreaker: 'note.id',
};

/** What people note of accounts. */
@Injectable()
export class NotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly accounts: AccountsQueries,
  ) {}

  async search(accountId: string, request: NotesQuery, actor: Actor): Promise<Page<NoteResponse>> {
    await this.accounts.find(accountId, actor);
    const query = this.dataSource
      .createQueryBuilder(AccountNote, 'note')
      .where('note.accountId = :accountId', { accountId });
    visibleTo(query, actor);
    const { noteType, search } = request;
    if (noteType) query.andWhere('note.noteType = :noteType', { noteType });
    if (search) query.andWhere('note.text ilike :pattern', { pattern: containing(search) });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map((note) => toNoteResponse(note, actor)) };
  }

  add(accountId: string, request: NoteRequest, actor: Actor): Promise<NoteResponse> {
    return this.transactions.run(async (tx) => {
      await lockVisible(tx, accountId, actor);
      const note: AccountNote = {
        ...(await this.checked(tx, accountId, request, actor)),
        id: newId(),
        accountId,
        createdBy: actor.userId,
        createdByName: actor.name,
        created: this.clock.now(),
        lastUpdated: null,
      };
      await tx.em.insert(AccountNote, note);
      await record(tx, 'add', note);
      return toNoteResponse(note, actor);
    });
  }

  edit(place: NotePlace, request: NoteRequest, actor: Actor): Promise<NoteResponse> {
    return this.transactions.run(async (tx) => {
      const known = await lock(tx, place, actor);
      const told = await this.checked(tx, place.accountId, request, actor);
      const note = { ...known, ...told, lastUpdated: this.clock.now() };
      await tx.em.save(AccountNote, note);
      await record(tx, 'edit', note, known);
      return toNoteResponse(note, actor);
    });
  }

  remove(place: NotePlace, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const known = await lock(tx, place, actor);
      await tx.em.delete(AccountNote, { id: known.id });
      await record(tx, 'delete', null, known);
    });
  }

  private async checked(
    tx: Tx,
    accountId: string,
    { noteType, text, attachments = [] }: NoteRequest,
    { accountType }: Actor,
  ): Promise<Pick<AccountNote, 'noteType' | 'text' | 'attachments'>> {
    checkNoteType(noteType, accountType);
    const ids = [...new Set(attachments)];
    const readable: DocumentOfAccount['visibility'][] =
      accountType === 'COWBELL' ? ['EVERYBODY', 'TRADE', 'STAFF'] : ['EVERYBODY', 'TRADE'];
    const visibility = In(readable);
    const known = await tx.em.countBy(DocumentOfAccount, {
      id: In(ids),
      accountId,
      visibility,
      removed: false,
    });
    if (known === ids.length) return { noteType, text, attachments: ids };
    throw invalidField('UNKNOWN_DOCUMENT', 'Choose documents of this account.', '/attachments');
  }
}

/** A note, and the account under whose address it is asked for. */
export interface NotePlace {
  accountId: string;
  noteId: string;
}

async function lock(tx: Tx, { accountId, noteId }: NotePlace, actor: Actor): Promise<AccountNote> {
  await lockVisible(tx, accountId, actor);
  const query = tx.em
    .createQueryBuilder(AccountNote, 'note')
    .where('note.id = :noteId and note.accountId = :accountId', { noteId, accountId });
  const note = await visibleTo(query, actor).setLock('pessimistic_write').getOne();
  if (!note) throw new DomainError('NOTE_NOT_FOUND', 'Note not found.', 404);
  checkAuthor(note, actor.userId);
  return note;
}

async function record(
  tx: Tx,
  step: 'add' | 'edit' | 'delete',
  after: AccountNote | null,
  before: AccountNote | null = null,
): Promise<void> {
  const subjectId = (after ?? before)?.id ?? '';
  await tx.record({
    action: `note.${step}`,
    subjectType: 'note',
    subjectId,
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
}
