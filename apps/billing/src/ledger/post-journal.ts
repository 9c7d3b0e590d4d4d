import type { Currency } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Posting } from '../domain/postings';
import { JournalEntry } from './journal-entry.entity';
import type { JournalKind } from './journal.entity';
import { Journal } from './journal.entity';

/** A transaction to be posted. */
export interface NewJournal {
  kind: JournalKind;
  policyId: string | null;
  invoiceId?: string;
  cause: string;
  currency: Currency;
  postings: Posting[];
  now: Date;
}

/** Writes a journal transaction; the database refuses one that does not sum to zero. */
export async function postJournal(em: EntityManager, journal: NewJournal): Promise<void> {
  const { kind, policyId, invoiceId = null, cause, currency, postings, now } = journal;
  if (!postings.length) return;
  const id = newId();
  await em.insert(Journal, { id, kind, policyId, cause, currency, occurred: now });
  const entries = postings.map((posting) => ({
    ...posting,
    id: newId(),
    journalId: id,
    currency,
    invoiceId,
  }));
  await em.insert(JournalEntry, entries);
}
