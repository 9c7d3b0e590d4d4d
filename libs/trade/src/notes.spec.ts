import type { AccountType } from '@palisade/kernel';
import { checkAuthor, checkNoteType, readableTypes } from './notes';

describe('notes', () => {
  it.each<[AccountType, string]>([
    ['COWBELL', 'GENERAL UNDERWRITING SALES CLAIM SUBJECTIVITY'],
    ['AGENCY', 'GENERAL SALES SUBJECTIVITY'],
    ['MSSP', 'GENERAL SALES CLAIM SUBJECTIVITY'],
    ['VENDOR', 'GENERAL'],
    ['CUSTOMER', ''],
    ['CARRIER', ''],
  ])('%s reads %s', (accountType, types) => {
    expect(readableTypes(accountType).join(' ')).toBe(types);
  });

  it('are of a type that their author reads', () => {
    expect(() => checkNoteType('UNDERWRITING', 'AGENCY')).toThrow('Choose another type of note.');
    expect(() => checkNoteType('GENERAL', 'AGENCY')).not.toThrow();
  });

  it('are changed by their author alone', () => {
    expect(() => checkAuthor({ createdBy: 'a' }, 'b')).toThrow('Only who wrote a note');
    expect(() => checkAuthor({ createdBy: 'a' }, 'a')).not.toThrow();
  });
});
