import type { Page } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';
import { checkAuthor, checkNoteType, readableTypes } from '@palisade/trade';
import type { DataSource, EntityTarget, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../context/actor';
import { containingFolded, listPage } from '../http/lists';
import type { Clock } from '../process/clock';
import { newId } from '../process/ids';
import type { Transactions, Tx } from '../transactions/transactions';
import type { NoteRow } from './note-row';
import type { NoteRequest, NoteResponse, NotesQuery } from './notes.dto';

const LIST = {
  sortable: { created: 'note.created' },
  defaultSort: 'created,desc',
  tieBreaker: 'note.id',
};

/** Whose notes a service keeps. */
export interface NotesOf {
  table: EntityTarget<NoteRow>;
  /** Throws 404 for a row that the caller does not see. */
  see: (ownerId: string, actor: Actor) => Promise<unknown>;
  /** The same, the row locked until the transaction ends. */
  lock: (tx: Tx, ownerId: string, actor: Actor) => Promise<unknown>;
  /** How many of these documents are the row's and open to who names them. */
  countDocuments: (tx: Tx, ids: string[], of: NoteDocuments) => Promise<number>;
}

/** Which documents a note may name. */
export interface NoteDocuments {
  ownerId: string;
  visibilities: readonly ('EVERYBODY' | 'TRADE' | 'STAFF')[];
}

/** A note, and the row under whose address it is asked for. */
export interface NotePlace {
  ownerId: string;
  noteId: string;
}

/** What people note of the rows of a service: written by those who read the type, changed by the author. */
export class KeptNotes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly of: NotesOf,
  ) {}

  async search(ownerId: string, request: NotesQuery, actor: Actor): Promise<Page<NoteResponse>> {
    await this.of.see(ownerId, actor);
    const query = this.dataSource
      .createQueryBuilder(this.of.table, 'note')
      .where('note.ownerId = :ownerId', { ownerId });
    readableBy(query, actor);
    const { noteType, search } = request;
    if (noteType) query.andWhere('note.noteType = :noteType', { noteType });
    if (search)
      query.andWhere('fold_text(note.text) like :pattern', { pattern: containingFolded(search) });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map((note) => toNoteResponse(note, actor)) };
  }

  add(ownerId: string, request: NoteRequest, actor: Actor): Promise<NoteResponse> {
    return this.transactions.run(async (tx) => {
      await this.of.lock(tx, ownerId, actor);
      const note: NoteRow = {
        ...(await this.checked(tx, ownerId, request, actor)),
        id: newId(),
        ownerId,
        createdBy: actor.userId,
        createdByName: actor.name,
        created: this.clock.now(),
        lastUpdated: null,
      };
      await tx.em.insert(this.of.table, note);
      await record(tx, 'add', note);
      return toNoteResponse(note, actor);
    });
  }

  edit(place: NotePlace, request: NoteRequest, actor: Actor): Promise<NoteResponse> {
    return this.transactions.run(async (tx) => {
      const known = await this.lockNote(tx, place, actor);
      const told = await this.checked(tx, place.ownerId, request, actor);
      const lastUpdated = this.clock.now();
      await tx.em.update(this.of.table, { id: known.id }, { ...told, lastUpdated });
      const note = { ...known, ...told, lastUpdated };
      await record(tx, 'edit', note, known);
      return toNoteResponse(note, actor);
    });
  }

  remove(place: NotePlace, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const known = await this.lockNote(tx, place, actor);
      await tx.em.delete(this.of.table, { id: known.id });
      await record(tx, 'delete', null, known);
    });
  }

  private async checked(
    tx: Tx,
    ownerId: string,
    { noteType, text, attachments = [] }: NoteRequest,
    { accountType }: Actor,
  ): Promise<Pick<NoteRow, 'noteType' | 'text' | 'attachments'>> {
    checkNoteType(noteType, accountType);
    const ids = [...new Set(attachments)];
    const visibilities =
      accountType === 'COWBELL'
        ? (['EVERYBODY', 'TRADE', 'STAFF'] as const)
        : (['EVERYBODY', 'TRADE'] as const);
    const known = ids.length ? await this.of.countDocuments(tx, ids, { ownerId, visibilities }) : 0;
    if (known === ids.length) return { noteType, text, attachments: ids };
    throw invalidField('UNKNOWN_DOCUMENT', 'Choose documents of this record.', '/attachments');
  }

  private async lockNote(tx: Tx, { ownerId, noteId }: NotePlace, actor: Actor): Promise<NoteRow> {
    await this.of.lock(tx, ownerId, actor);
    const query = tx.em
      .createQueryBuilder(this.of.table, 'note')
      .where('note.id = :noteId and note.ownerId = :ownerId', { noteId, ownerId });
    const note = await readableBy(query, actor).setLock('pessimistic_write').getOne();
    if (!note) throw new DomainError('NOTE_NOT_FOUND', 'Note not found.', 404);
    checkAuthor(note, actor.userId);
    return note;
  }
}

/** Narrows notes to those that the caller may read, of a row that he sees. */
function readableBy(
  query: SelectQueryBuilder<NoteRow>,
  { accountType }: Actor,
): SelectQueryBuilder<NoteRow> {
  const types = readableTypes(accountType);
  return types.length
    ? query.andWhere('note.noteType in (:...types)', { types })
    : query.andWhere('false');
}

const toNoteResponse = (note: NoteRow, actor: Actor): NoteResponse => {
  const { id: noteId, noteType, text, attachments, createdBy, createdByName } = note;
  return {
    noteId,
    noteType,
    text,
    attachments,
    createdBy,
    createdByName,
    created: note.created.toISOString(),
    lastUpdated: note.lastUpdated?.toISOString() ?? null,
    isOwn: createdBy === actor.userId,
  };
};

async function record(
  tx: Tx,
  step: 'add' | 'edit' | 'delete',
  after: NoteRow | null,
  before: NoteRow | null = null,
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
