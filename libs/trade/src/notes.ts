import type { AccountType } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';

/** What a note can be about. */
export const NOTE_TYPES = ['GENERAL', 'UNDERWRITING', 'SALES', 'CLAIM', 'SUBJECTIVITY'] as const;

/** One of them. */
export type NoteType = (typeof NOTE_TYPES)[number];

// domain.md §11: what agencies, security providers and vendors do not read.
const HIDDEN: Partial<Record<AccountType, readonly NoteType[]>> = {
  AGENCY: ['UNDERWRITING', 'CLAIM'],
  MSSP: ['UNDERWRITING'],
  VENDOR: ['UNDERWRITING', 'CLAIM', 'SALES', 'SUBJECTIVITY'],
};

/** The notes that people of an account type read: some sell, some underwrite; insureds none. */
export function readableTypes(accountType: AccountType): readonly NoteType[] {
  if (accountType === 'COWBELL') return NOTE_TYPES;
  const hidden = HIDDEN[accountType];
  return hidden ? NOTE_TYPES.filter((type) => !hidden.includes(type)) : [];
}

/** Throws 400 when a person writes what he could not read. */
export function checkNoteType(noteType: NoteType, accountType: AccountType): void {
  if (readableTypes(accountType).includes(noteType)) return;
  throw invalidField('INVALID_NOTE_TYPE', 'Choose another type of note.', '/noteType');
}

/** Throws 403 when somebody else than its author changes a note. */
export function checkAuthor({ createdBy }: { createdBy: string }, userId: string): void {
  if (createdBy === userId) return;
  throw new DomainError('NOT_YOUR_NOTE', 'Only who wrote a note can change it.', 403);
}
