import type { Notice } from '../../lib/api-types';
import { placeOf } from './notice-place';

const of = (
  subjectType: Notice['subjectType'],
  kind: Notice['kind'] = 'QUOTES',
): Pick<Notice, 'subjectType' | 'subjectId' | 'kind'> => ({ subjectType, subjectId: 'x', kind });

describe('where a notice leads', () => {
  it.each([
    ['a quote', of('QUOTE'), '/agency', '/agency/quotes/x'],
    ['a quote to its policyholder', of('QUOTE'), '/customer', '/customer/quotes/x'],
    ['a policy', of('POLICY', 'POLICIES'), '/customer', '/customer/policies/x'],
    ['money', of('POLICY', 'MONEY'), '/agency', '/agency/policies/x/billing'],
    ['a claim', of('CLAIM'), '/admin', '/admin/claims/x'],
    ['a client', of('ACCOUNT'), '/agency', '/agency/accounts/x'],
    ['its own record to a policyholder', of('ACCOUNT'), '/customer', '/customer/accounts/x'],
    ['a statement', of('STATEMENT'), '/agency', '/agency/commissions/statements/x'],
    ['an agency', of('AGENCY'), '/admin', '/admin/manage/agency/x/settings'],
    ['a webhook', of('WEBHOOK'), '/agency', null],
  ])('%s', (_, notice, basePath, expected) => {
    expect(placeOf(notice, basePath, () => true)).toBe(expected);
    expect(placeOf(notice, basePath, () => false)).toBeNull();
  });
});
