import { checkPrintable, checkTyped } from './printable';
import type { Section } from './print-document';

const PAPER = { title: 'Binder', subtitle: 'P-26', currency: 'USD' as const, sections: [] };
const proof = (text: string): string | null => text.match(/\p{Script=Hebrew}/u)?.[0] ?? null;
const TYPED = { signeeName: 'Ada', signeeTitle: 'Owner', signature: 'Ada' };

const refused = (field: string) => ({
  code: 'LETTER_NOT_PRINTED',
  detail: `${field} contains a letter that cannot be printed: א (U+05D0).`,
  status: 422,
});

const said = (call: () => void): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
};

it.each<[string, string, Section]>([
  ['a row by its label', 'Named insured', { heading: 'A', rows: [['Named insured', 'Alder א']] }],
  ['a label by its heading', 'A', { heading: 'A', rows: [['א', 'Alder']] }],
  ['a heading', 'א', { heading: 'א' }],
  ['a paragraph by its heading', 'Reason', { heading: 'Reason', paragraphs: ['Gone', 'א'] }],
  [
    'a cell by its column',
    'Client',
    { heading: 'A', table: { columns: ['No.', 'Client'], rows: [['1', 'א']] } },
  ],
  [
    'a total by its column',
    'No.',
    { heading: 'A', table: { columns: ['No.'], rows: [], total: ['א'] } },
  ],
])('refuses %s', (_, field, section) => {
  const paper = { ...PAPER, sections: [{ heading: 'Before', rows: [['Name', 'Łódź']] }, section] };
  expect(said(() => checkPrintable(paper as typeof PAPER, proof))).toMatchObject(refused(field));
});

it('refuses what the paper is called', () => {
  expect(said(() => checkPrintable({ ...PAPER, title: 'א' }, proof))).toMatchObject(
    refused('Title'),
  );
});

it('takes a paper of letters that are printed', () => {
  const sections = [{ heading: 'Insured', rows: [['Name', 'Москва']] as const }];
  expect(said(() => checkPrintable({ ...PAPER, sections }, proof))).toBeNull();
  expect(said(() => checkTyped(TYPED, proof))).toBeNull();
});

it.each([
  ['signeeName', 'Name'],
  ['signeeTitle', 'Title'],
  ['signature', 'Signature'],
])('refuses %s with its pointer', (name, field) => {
  const { detail, ...rest } = refused(field);
  const errors = [{ pointer: `/${name}`, detail }];
  expect(said(() => checkTyped({ ...TYPED, [name]: 'א' }, proof))).toMatchObject({
    ...rest,
    errors,
  });
});
