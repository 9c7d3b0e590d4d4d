import type { CloudEvent } from '@palisade/contracts';
import { namedBy, rowsAround, subjectOfNotice, toldInstead, workersToldBy } from './notice-subject';

const event = (data: object, scope: object = {}): CloudEvent =>
  ({ subject: 's', data: { scope, ...data } }) as unknown as CloudEvent;
const QUOTE = { quoteHead: { quoteId: 'q', quoteNumber: 'Q-1' } };
const POLICY = { policyHead: { policyId: 'p', policyNumber: 'P-1', quoteId: 'pq' } };

describe('the row of a notice', () => {
  it.each<[object, string, string, string | null]>([
    [QUOTE, 'QUOTE', 'q', 'Q-1'],
    [POLICY, 'POLICY', 'p', 'P-1'],
    [{ ...QUOTE, ...POLICY }, 'QUOTE', 'q', 'Q-1'],
    [{ claimId: 'c', claimNumber: 'C-1', policyId: 'p' }, 'CLAIM', 'c', 'C-1'],
    [{ policyId: 'p', policyNumber: 'P-1', accountId: 'a' }, 'POLICY', 'p', 'P-1'],
    [{ policyId: null, statementId: 't' }, 'STATEMENT', 't', null],
    [{ agencyBillId: 'b', year: 2026, month: 10 }, 'BILL', 'b', '10/2026'],
    [{ agencyBillId: 'b', policyId: 'p', policyNumber: 'P-1' }, 'POLICY', 'p', 'P-1'],
    [{ webhookId: 'w' }, 'WEBHOOK', 'w', null],
    [{ submissionId: 'b', accountName: 'Bright', accountId: 'a' }, 'SUBMISSION', 'b', 'Bright'],
    [{ accountId: 'a' }, 'ACCOUNT', 'a', null],
    [{}, 'ACCOUNT', 's', null],
  ])('of %j is the %s %s', (data, subjectType, subjectId, number) => {
    expect(subjectOfNotice(event(data))).toEqual({ subjectType, subjectId, number });
  });
});

describe('the rows around an event', () => {
  it.each<[object, object, string[]]>([
    [{ claimId: 'c', policyId: 'p' }, { accountId: 'a' }, ['c', 'p', 'a']],
    [{ submissionId: 'b' }, { accountId: null }, ['b']],
    [{ ...QUOTE, ...POLICY, policyId: 'other' }, { accountId: 'a' }, ['q', 'p', 'pq', 'a']],
    [{ claimId: 'a' }, { accountId: 'a' }, ['a']],
    [{ policyId: null }, {}, []],
  ])('of %j in %j are %j', (data, scope, expected) => {
    expect(rowsAround(event(data, scope))).toEqual(expected);
  });
});

describe('who works on a row', () => {
  const agent = { userId: 'u', email: 'ada@example.com' };
  it.each<[object, object | null]>([
    [
      { ...QUOTE, agent },
      { rowId: 'q', agent },
    ],
    [
      { ...QUOTE, agent: null },
      { rowId: 'q', agent: null },
    ],
    [
      { ...POLICY, assignedUnderwriterId: 'w' },
      { rowId: 'p', underwriterId: 'w' },
    ],
    [
      { submissionId: 'b', assignedUserId: 'v' },
      { rowId: 'b', underwriterId: 'v' },
    ],
    [
      { claimId: 'c', handlerId: 'h', ...QUOTE },
      { rowId: 'c', handlerId: 'h' },
    ],
    [
      { insured: { accountId: 'a' }, handlerId: 'h' },
      { rowId: 'a', handlerId: 'h' },
    ],
    [
      { accountId: 'a', handlerId: 'h' },
      { rowId: 'a', handlerId: 'h' },
    ],
    [{ claimId: 'c', handlerId: 'h', action: 'diaryDue' }, null],
    [{ claimId: 'c', handlerId: 'h', action: 'quoteLate' }, null],
    [{ ...QUOTE, assignedUnderwriterId: null, handlerId: null }, null],
    [QUOTE, null],
    [{ handlerId: 'h' }, null],
  ])('is told by %j: %j', (data, expected) => {
    expect(workersToldBy(event(data))).toEqual(expected);
  });
});

it.each<[object, object, object]>([
  [{}, { accountId: 'a', agencyId: 'g' }, { companyId: 'a', ownerId: 'g' }],
  [{ organizationId: 'o' }, { accountId: null, agencyId: 'g' }, { companyId: 'o', ownerId: 'o' }],
  [{}, { accountId: null, agencyId: null }, { companyId: null, ownerId: null }],
])('%j in %j names %j', (data, scope, expected) => {
  expect(namedBy(event(data, scope))).toEqual(expected);
});

describe('who is told instead of who works on a row', () => {
  it.each([
    [{ claimId: 'c', handlerId: 'h', action: 'diaryDue' }, { handlerId: 'h' }],
    [{ claimId: 'c', handlerId: 'h', action: 'quoteLate' }, { handlerId: 'h' }],
    [{ claimId: 'c', handlerId: 'h', action: 'assign' }, {}],
  ])('is told by %j: %j', (data, expected) => {
    expect(toldInstead(event(data))).toEqual(expected);
  });
});
