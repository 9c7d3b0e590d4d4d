import type { DomainError } from '@palisade/kernel';
import { bundleNames, checkBundle } from './bundle-names';

it.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.pdf', 'a.pdf'],
    ['a.pdf', 'A (2).pdf', 'a (3).pdf'],
  ],
  [
    ['../../etc/passwd', '..'],
    ['__.._etc_passwd', '_'],
  ],
  [
    ['a\\b:c.pdf', 'a/b?c.pdf'],
    ['a_b_c.pdf', 'a_b_c (2).pdf'],
  ],
  [
    ['Loss run', 'Loss run'],
    ['Loss run', 'Loss run (2)'],
  ],
  [
    ['', ''],
    ['_', '_ (2)'],
  ],
])('%j are %j in a zip', (given, names) => {
  expect(bundleNames(given)).toEqual(names);
});

const LARGE = 1_073_741_824;
const papers = (count: number, size = 1) => Array.from({ length: count }, () => ({ size }));

it.each([
  ['200', papers(200), null],
  ['201', papers(201), 'One zip holds 200 documents, and these are more. Download them singly.'],
  ['2 GB of', papers(2, LARGE), null],
  [
    'more than 2 GB of',
    [...papers(2, LARGE), ...papers(1)],
    'One zip holds 2 GB, and these documents are larger. Download them singly.',
  ],
])('%s documents', (_, documents, sentence) => {
  const refusal = sentence && { code: 'BUNDLE_TOO_LARGE', detail: sentence, status: 409 };
  expect(refused(() => checkBundle(documents))).toEqual(refusal);
});

function refused(work: () => void): Pick<DomainError, 'code' | 'detail' | 'status'> | null {
  try {
    work();
    return null;
  } catch (error) {
    const { code, detail, status } = error as DomainError;
    return { code, detail, status };
  }
}
