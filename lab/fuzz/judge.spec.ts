import type { Operation } from '../../tools/examples/operations.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { Row } from './json';
import type { Answer } from './judge';
import { judge } from './judge';
import { Known } from './known';

const MINE = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';
const ROW = '01900000-0000-7000-8000-000000000003';

const known = new Known();
known.learnOwners('/api/quote/v1/search', [{ id: ROW, agencyId: OTHER }]);

const operations = readOperations();
const operation = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`There is no operation ${name}.`);
  return found;
};

const LIST = operation('GET /api/quote/v1/search');
const DELETE = operation('DELETE /api/quote/v1/{id}');
const JSON_TYPE = 'application/json';
const PROBLEM_TYPE = 'application/problem+json';

const page = (content: object[]): object => ({
  content,
  totalElements: 1,
  totalPages: 1,
  number: 0,
  size: 25,
});
const problem = (status: number): object => ({
  type: 'about:blank',
  title: 'No',
  status,
  detail: 'No.',
  code: 'NO',
  instance: '/',
  errors: [],
  message: 'No.',
});

const judged = (of: Operation, answer: Partial<Answer>, path: Row = {}): string | null => {
  const caller = { accountType: 'AGENCY', organizationId: MINE };
  const usual = { status: 200, type: JSON_TYPE, body: '', retryAfter: null };
  return judge({ operation: of, path }, { ...usual, ...answer }, { caller, known });
};

describe('the judge of the fuzzer', () => {
  it.each([
    ['an answer as documented', LIST, { body: page([]) }],
    ['a problem', LIST, { status: 403, type: PROBLEM_TYPE, body: problem(403) }],
    ['a service that asks to come again', LIST, { status: 503, retryAfter: '5', body: '' }],
  ])('lets %s pass', (_, of, answer) => {
    expect(judged(of, answer)).toBeNull();
  });

  it.each([
    ['a fault', LIST, { status: 500, body: '' }, 'is answered 500'],
    ['a 503 without a time', LIST, { status: 503, body: '' }, 'is answered 503'],
    ['another refusal', LIST, { status: 400, body: {} }, 'refuses with 400 as application/json'],
    [
      'a problem that lies',
      LIST,
      { status: 403, type: PROBLEM_TYPE, body: problem(409) },
      'refuses with 403 and says 409',
    ],
    [
      'a refusal that it does not name',
      LIST,
      { status: 409, type: PROBLEM_TYPE, body: problem(409) },
      'refuses with 409, which is not documented',
    ],
    ['another status', LIST, { status: 202, body: '' }, 'answers 202, which is not documented'],
    [
      'another media type',
      LIST,
      { type: 'text/html', body: '' },
      'answers text/html, documented is application/json,text/csv',
    ],
    [
      'another shape',
      LIST,
      { body: { content: [] } },
      "answers another shape: / must have required property 'totalElements'",
    ],
  ])('sees %s', (_, of, answer, wrong) => {
    expect(judged(of, answer)).toBe(wrong);
  });

  it('sees rows of another tenant, shown or acted on', () => {
    const download = operation('GET /api/docs/v1/download');
    const shown = { type: 'application/pdf', body: { id: ROW } };
    expect(judged(download, shown)).toBe('shows a row of another tenant');
    const gone = { status: 204, type: '', body: '' };
    expect(judged(DELETE, gone, { id: ROW })).toBe('acts on a row of another tenant');
    expect(judged(DELETE, gone, { id: MINE })).toBeNull();
  });
});
