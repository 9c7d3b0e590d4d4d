import type { Notice } from './notice';
import { BLANK_NOTICE } from './notice';
import type { NoticeFacts } from './notice-rules';
import { assertFileable, savedNotice } from './notice-rules';

const US: NoticeFacts = { product: 'P250', today: '2026-03-10' };
const UK: NoticeFacts = { product: 'P_ONE', today: '2026-03-10' };
const NOTICE: Notice = { ...BLANK_NOTICE, name: 'Ada Lovelace' };
const COMPLETE: Notice = {
  ...NOTICE,
  address: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  lossDate: '2026-03-08',
  lossDescription: 'Files were encrypted.',
};

const saving = (given: Partial<Notice>, facts = US) => savedNotice(NOTICE, given, facts);

interface Refusal {
  code: string;
  status: number;
  message: string;
  errors: { pointer: string; detail: string }[];
}

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('Nothing was refused.');
}

describe('a notice that nobody has touched', () => {
  it('answers the questions that have a usual answer', () => {
    const answered = Object.entries(BLANK_NOTICE).filter(([, value]) => value !== null);
    expect(Object.fromEntries(answered)).toEqual({
      isRightContact: true,
      isAuthoritiesInvolved: false,
      isReportFiled: false,
      isBusinessImpacted: true,
      isCyberIncident: true,
      isRemediationServiceBegun: false,
      isMoneyMoved: false,
      answers: [],
    });
  });
});

describe('a notice that is saved', () => {
  it.each<[string, Partial<Notice>, Partial<Notice>]>([
    ['a text without its blanks', { role: '  Owner ' }, { role: 'Owner' }],
    ['an empty text as no answer', { role: '   ' }, { role: null }],
    ['a phone in its stored form', { workPhone: '(775) 555-0142' }, { workPhone: '+17755550142' }],
    [
      'the phones of others too',
      { authorityPhoneNumber: '(775) 555-0142' },
      { authorityPhoneNumber: '+17755550142' },
    ],
    [
      'a mail address in its stored form',
      { email: ' Ada@Example.COM ' },
      { email: 'ada@example.com' },
    ],
    ['a zip code', { zipCode: ' 89501 ' }, { zipCode: '89501' }],
    ['a no', { isCyberIncident: false }, { isCyberIncident: false }],
    [
      'a yes or no that is null as no answer',
      { isCyberIncident: null as unknown as boolean },
      { isCyberIncident: true },
    ],
    ['what is not given as it was', { name: undefined }, { name: 'Ada Lovelace' }],
    ['a text that is taken back', { role: null }, { role: null }],
    ['the hour of the loss', { lossTime: ' 23:59 ' }, { lossTime: '23:59' }],
    [
      'what the product asks',
      { answers: [{ key: 'isRansomAsked', answer: 'YES' }] },
      { answers: [{ key: 'isRansomAsked', answer: 'YES' }] },
    ],
    ['today', { lossDate: '2026-03-10' }, { lossDate: '2026-03-10' }],
  ])('keeps %s', (_, given, expected) => {
    expect(saving(given)).toEqual({ ...NOTICE, ...expected });
  });

  it('keeps a postcode of the UK', () => {
    expect(saving({ zipCode: 'sw1a 1aa' }, UK).zipCode).toBe('SW1A 1AA');
  });

  it.each<[string, Partial<Notice>, NoticeFacts, string]>([
    ['nobody', { name: null }, US, '/name'],
    ['a phone that is none', { workPhone: '12' }, US, '/workPhone'],
    ['a cell phone that is none', { cellPhone: 'x' }, US, '/cellPhone'],
    ['a phone of the contact that is none', { contactPhone: '12' }, UK, '/contactPhone'],
    [
      'a phone of the authority that is none',
      { authorityPhoneNumber: '12' },
      US,
      '/authorityPhoneNumber',
    ],
    ['a mail address that is none', { email: 'ada' }, US, '/email'],
    ['a mail address of the contact that is none', { contactEmail: '@' }, US, '/contactEmail'],
    ['a city with digits', { city: '12345' }, US, '/city'],
    ['a state that is none', { state: 'ZZ' }, US, '/state'],
    ['a state in the UK', { state: 'NV' }, UK, '/state'],
    ['a zip code that is none', { zipCode: '1' }, US, '/zipCode'],
    ['a zip code in the UK', { zipCode: '89501' }, UK, '/zipCode'],
    ['an hour that is none', { lossTime: '24:00' }, US, '/lossTime'],
    [
      'an answer to a question of another product',
      { answers: [{ key: 'isHealthDataConcerned', answer: 'YES' }] },
      UK,
      '/answers/0/key',
    ],
    [
      'a yes or no that is neither',
      { answers: [{ key: 'isRansomAsked', answer: 'maybe' }] },
      US,
      '/answers/0/answer',
    ],
    ['a loss to come', { lossDate: '2026-03-11' }, US, '/lossDate'],
    ['an incident noticed before 1900', { incidentNoticed: '1899-12-31' }, US, '/incidentNoticed'],
  ])('refuses %s by its field', (_, given, facts, pointer) => {
    const refusal = refusalOf(() => saving(given, facts));
    expect(refusal).toMatchObject({ code: 'CLAIM_INVALID', status: 400 });
    expect(refusal.errors.map((error) => error.pointer)).toEqual([pointer]);
    expect(refusal.errors[0]?.detail).toBe(refusal.message);
  });

  it('refuses all that is wrong at once', () => {
    const { errors, message } = refusalOf(() => saving({ email: 'ada', lossDate: '2026-03-11' }));
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/email', '/lossDate']);
    expect(message).toBe(errors.map(({ detail }) => detail).join('. '));
  });
});

describe('a notice that is filed', () => {
  it.each<[string, Partial<Notice>, NoticeFacts]>([
    ['all that the US asks', {}, US],
    ['no state in the UK', { state: null, zipCode: 'SW1A 1AA' }, UK],
    [
      'another contact',
      {
        isRightContact: false,
        contactName: 'Ben',
        contactEmail: 'ben@example.com',
        contactPhone: '7755550142',
      },
      US,
    ],
  ])('may have %s', (_, change, facts) => {
    expect(() => assertFileable({ ...COMPLETE, ...change }, facts)).not.toThrow();
  });

  it.each<[string, Partial<Notice>, NoticeFacts, string[]]>([
    [
      'no place',
      { address: null, city: null, zipCode: null },
      US,
      ['/address', '/city', '/zipCode'],
    ],
    ['no state in the US', { state: null }, US, ['/state']],
    ['no description', { lossDescription: null }, US, ['/lossDescription']],
    [
      'no contact where there is another',
      { isRightContact: false },
      US,
      ['/contactName', '/contactEmail', '/contactPhone'],
    ],
    [
      'no authority that is involved',
      { isAuthoritiesInvolved: true },
      US,
      ['/authorityName', '/authorityPhoneNumber'],
    ],
    ['no word of money that was moved', { isMoneyMoved: true }, US, ['/moneyMoved']],
    ['no number of a report', { isReportFiled: true }, US, ['/reportNumber']],
    ['a mail address that is none', { email: 'ada' }, US, ['/email']],
  ])('may not have %s', (_, change, facts, pointers) => {
    const refusal = refusalOf(() => assertFileable({ ...COMPLETE, ...change }, facts));
    expect(refusal).toMatchObject({ code: 'CLAIM_INCOMPLETE', status: 400 });
    expect(refusal.errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('says what is required by its label', () => {
    const act = () => assertFileable({ ...COMPLETE, zipCode: null, state: null }, UK);
    expect(refusalOf(act).message).toBe('Postcode is a required field');
  });
});
