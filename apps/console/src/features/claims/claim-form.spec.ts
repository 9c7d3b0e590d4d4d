import type { Claim, Policy } from '../../lib/api-types';
import {
  answerField,
  DEFAULT_ANSWERS,
  formOf,
  noticeOf,
  startOf,
  type ClaimForm,
} from './claim-form';

const CONTACT = { contactName: 'Lee', contactEmail: 'lee@x.example', contactPhone: '6025550142' };
const AUTHORITY = { authorityName: 'Sheriff', authorityPhoneNumber: '6025550143' };

describe('the notice of a filled form', () => {
  it('says what is usual where nothing was answered, and null where nothing was written', () => {
    expect(noticeOf({ name: ' Ada Holder ' }, false)).toMatchObject({
      ...DEFAULT_ANSWERS,
      name: 'Ada Holder',
      email: null,
      lossDate: null,
      isFiled: false,
    });
  });

  it.each<[string, Partial<ClaimForm>, object]>([
    ['who to call', { isRightContact: false, ...CONTACT }, CONTACT],
    ['nobody else to call', { isRightContact: true, ...CONTACT }, { contactName: null }],
    ['the authorities', { isAuthoritiesInvolved: true, ...AUTHORITY }, AUTHORITY],
    ['no authorities', { isAuthoritiesInvolved: false, ...AUTHORITY }, { authorityName: null }],
    [
      'their report',
      { isAuthoritiesInvolved: true, isReportFiled: true, reportNumber: 'R1' },
      { isReportFiled: true, reportNumber: 'R1' },
    ],
    [
      'no report without authorities',
      { isAuthoritiesInvolved: false, isReportFiled: true, reportNumber: 'R1' },
      { isReportFiled: false, reportNumber: null },
    ],
    [
      'no number of a report that is not filed',
      { isAuthoritiesInvolved: true, isReportFiled: false, reportNumber: 'R1' },
      { reportNumber: null },
    ],
    ['money that moved', { isMoneyMoved: true, moneyMoved: 'A to B' }, { moneyMoved: 'A to B' }],
    ['no money', { isMoneyMoved: false, moneyMoved: 'A to B' }, { moneyMoved: null }],
  ])('names %s', (_, form, expected) => {
    expect(noticeOf(form, true)).toMatchObject({ ...expected, isFiled: true });
  });
});

describe('the questions of a product', () => {
  it('come with the notice where they are answered, and come back', () => {
    const form = { [answerField('isRansomAsked')]: 'YES', [answerField('note')]: '  ' };
    const notice = noticeOf(form as Partial<ClaimForm>, false);
    expect(notice.answers).toEqual([{ key: 'isRansomAsked', answer: 'YES' }]);
    expect(formOf({ ...notice, policyId: 'p' } as Claim)).toMatchObject({
      [answerField('isRansomAsked')]: 'YES',
    });
  });
});

describe('the form of a notice', () => {
  it('comes back as it was saved', () => {
    const notice = noticeOf({ name: 'Ada', isAuthoritiesInvolved: true, ...AUTHORITY }, false);
    const form = formOf({ ...notice, policyId: 'p' } as Claim);
    expect(notice.answers).toEqual([]);
    // Telephones as people write them; the service reads both.
    const shown = { ...AUTHORITY, authorityPhoneNumber: '(602) 555-0143' };
    expect(form).toMatchObject({ policyId: 'p', name: 'Ada', email: '', ...shown });
    expect(noticeOf(form, false)).toEqual({ ...notice, ...shown });
  });

  it('begins with what the policy knows', () => {
    const policy = {
      id: 'p',
      companyName: 'Red Rock Dental',
      contact: {
        firstName: 'Ada',
        lastName: 'Holder',
        email: 'ada@x.example',
        phone: '+16025550142',
      },
      firmographicData: { address1: '1 Elm Road', city: 'Newark', state: 'NJ', zipCode: '07102' },
    } as unknown as Policy;
    expect(startOf(policy)).toEqual({
      policyId: 'p',
      name: 'Ada Holder',
      email: 'ada@x.example',
      workPhone: '+1 (602) 555-0142',
      companyName: 'Red Rock Dental',
      address: '1 Elm Road',
      city: 'Newark',
      state: 'NJ',
      zipCode: '07102',
    });
  });
});
