import type { DomainError } from '@palisade/kernel';
import {
  allowedActions,
  checkAction,
  checkActivation,
  checkEnd,
  checkTypeUnused,
  checkUnused,
} from './form-lifecycle';
import { titlesOf } from './issued-forms';
import type { MergeValues } from './merge-fields';
import { mergeErrors, paragraphsOf } from './merge-fields';
import type { FormDraft } from './policy-form';
import { checkForm, paperOf } from './policy-form';
import { STANDARD_FORMS } from './standard-forms';

const FORM: FormDraft = {
  formNumber: 'A 1',
  edition: '01 26',
  name: 'A form',
  formTypeId: 't1',
  paperType: null,
  carrierId: null,
  productTypes: ['P100'],
  states: [],
  availableFrom: '2026-01-01',
  availableTo: null,
  transactions: ['NEW'],
  rule: 'ALWAYS',
  ruleValues: [],
  position: 10,
  isNumbered: false,
  text: 'Words for {{insuredName}}.',
};

const DENIAL: Partial<FormDraft> = {
  rule: 'NOTICE',
  ruleValues: ['DENIAL'],
  transactions: ['NOTICE'],
};

function refusal(work: () => void): [code: string, ...pointers: string[]] | null {
  try {
    work();
    return null;
  } catch (error) {
    const { code, errors } = error as DomainError;
    return [code, ...errors.map(({ pointer = '' }) => pointer)];
  }
}

describe('a form', () => {
  const ohio = { state: 'OH', from: null, to: null };

  it.each<[string, Partial<FormDraft>, string[]]>([
    ['as it should be', { states: [ohio] }, []],
    ['by flags', { rule: 'FLAG', ruleValues: ['TRIA_EXCLUDED'] }, []],
    ['of two countries', { productTypes: ['P100', 'P_ONE'] }, ['/productTypes']],
    ['that ends before it begins', { availableTo: '2025-12-31' }, ['/availableTo']],
    [
      'with a state of no country of it',
      { productTypes: ['P_ONE'], states: [ohio] },
      ['/states/0'],
    ],
    ['with no state', { states: [{ ...ohio, state: 'ZZ' }] }, ['/states/0']],
    ['with a state twice', { states: [ohio, ohio] }, ['/states/1']],
    [
      'with a state that ends before it begins',
      { states: [{ state: 'OH', from: '2026-02-01', to: '2026-01-01' }] },
      ['/states/0'],
    ],
    ['by nothing', { rule: 'COVERAGE' }, ['/ruleValues']],
    ['by no coverage', { rule: 'COVERAGE', ruleValues: ['BRICKING', 'OH'] }, ['/ruleValues/1']],
    ['that always comes, by a state', { ruleValues: ['OH'] }, ['/ruleValues/0']],
    ['with a field that is none', { text: '{{secret}} {{ }}' }, ['/text', '/text']],
    ['of a notice alone', { ...DENIAL, text: '{{claimNumber}}, {{reason}}, {{noticeDate}}' }, []],
    ['of a claim, with its number', { transactions: ['CLAIM'], text: '{{claimNumber}}' }, []],
    [
      'of a policy, with a reason',
      { text: '{{reason}} {{noticeDate}} {{reason}}' },
      ['/text', '/text'],
    ],
    [
      'of any notice, with a claim',
      { transactions: ['NOTICE'], text: '{{claimNumber}}' },
      ['/text'],
    ],
    [
      'of two notices, one of a claim',
      { ...DENIAL, ruleValues: ['DENIAL', 'NON_RENEWAL'], text: '{{claimNumber}}' },
      ['/text'],
    ],
    [
      'by a notice, with policies',
      { ...DENIAL, transactions: ['NEW', 'NOTICE'] },
      ['/transactions'],
    ],
    ['by no notice', { ...DENIAL, ruleValues: ['LETTER'] }, ['/ruleValues/0']],
    ['with an open field', { text: '{{insuredName}' }, ['/text']],
  ])('%s', (_, change, pointers) => {
    const refused = refusal(() => checkForm({ ...FORM, ...change }));
    expect(refused).toEqual(pointers.length ? ['VALIDATION_FAILED', ...pointers] : null);
  });

  it.each([
    ['ADMITTED', 'ADMITTED'],
    ['SURPLUS', 'SURPLUS'],
    ['UK', 'ADMITTED'],
  ] as const)('of the market %s is on %s paper', (market, paper) => {
    expect(paperOf(market)).toBe(paper);
  });
});

describe('the life of a form', () => {
  it.each([
    ['edit', 'DRAFT', null],
    ['edit', 'PROPOSED', null],
    ['edit', 'ACTIVE', 'ILLEGAL_TRANSITION'],
    ['propose', 'DRAFT', null],
    ['propose', 'PROPOSED', 'ILLEGAL_TRANSITION'],
    ['activate', 'DRAFT', 'ILLEGAL_TRANSITION'],
    ['activate', 'ACTIVE', 'ILLEGAL_TRANSITION'],
    ['end', 'PROPOSED', 'ILLEGAL_TRANSITION'],
    ['delete', 'ACTIVE', null],
  ] as const)('%s of one that is %s: %s', (action, status, code) => {
    expect(refusal(() => checkAction(action, { status }))?.[0] ?? null).toBe(code);
  });

  it.each([
    ['2026-05-31', 'START_PAST'],
    ['2026-06-01', null],
    ['2026-06-02', null],
  ])('begins on %s at the earliest: %s', (availableFrom, code) => {
    const form = { status: 'PROPOSED' as const, availableFrom };
    expect(refusal(() => checkActivation(form, '2026-06-01'))?.[0] ?? null).toBe(code);
  });

  it.each([
    ['DRAFT', ['a'], 'a', ['edit', 'propose', 'delete']],
    ['PROPOSED', ['a'], 'a', ['edit', 'delete']],
    ['PROPOSED', ['a'], 'b', ['edit', 'activate', 'delete']],
    ['PROPOSED', ['a'], null, ['edit', 'delete']],
    ['ACTIVE', ['a'], 'b', ['end', 'delete']],
  ] as const)('%s by %j offers %s %j', (status, authors, person, actions) => {
    expect(allowedActions({ status, authors }, person)).toEqual(actions);
  });

  it.each([
    ['2026-01-01', '2026-05-31', 'END_PAST'],
    ['2026-01-01', '2026-06-01', null],
    ['2026-07-01', '2026-06-15', 'END_PAST'],
    ['2026-07-01', '2026-07-01', null],
  ])('begun on %s ends on %s: %s', (availableFrom, availableTo, code) => {
    const form = { status: 'ACTIVE' as const, availableFrom };
    const end = () => checkEnd(form, availableTo, '2026-06-01');
    expect(refusal(end)?.[0] ?? null).toBe(code);
  });

  it.each([
    [0, null],
    [1, 'Policy P-1 was issued with this form.'],
    [3, 'Policy P-1 and 2 more papers were issued with this form.'],
  ])('with %i papers is kept: %s', (papers, detail) => {
    const check = () => checkUnused({ papers, last: 'Policy P-1' });
    if (detail) expect(check).toThrow(detail);
    else expect(check).not.toThrow();
  });

  it('names the forms that keep a type', () => {
    const check = () => checkTypeUnused(5, ['A 1', 'A 2', 'A 3']);
    expect(check).toThrow('These forms are of this type: A 1, A 2, A 3 and 2 more.');
    expect(() => checkTypeUnused(1, ['A 1'])).toThrow('of this type: A 1.');
    expect(() => checkTypeUnused(0, [])).not.toThrow();
  });
});

it('numbers endorsements in the order of the packet', () => {
  const form = (name: string, isNumbered: boolean) => ({ name, isNumbered });
  const forms = [
    form('Wording', false),
    form('War', true),
    form('Notice', false),
    form('AI', true),
  ];
  expect(titlesOf(forms)).toEqual(['Wording', '1. War', 'Notice', '2. AI']);
});

it('fills in the fields of a text, paragraph by paragraph', () => {
  const values = { insuredName: 'Red Rock', policyNumber: '$&' } as MergeValues;
  const text = 'For {{insuredName}}\nand {{ policyNumber }}.\n\n \n\nThe end.\n';
  expect(paragraphsOf(text, values)).toEqual(['For Red Rock and $&.', 'The end.']);
});

describe('the forms that the library begins with', () => {
  it('are some sixty, over all products, each with words that can be filled in', () => {
    expect(STANDARD_FORMS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(STANDARD_FORMS.flatMap(({ productTypes }) => productTypes)).size).toBe(11);
    const numbers = STANDARD_FORMS.map(({ formNumber }) => formNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const form of STANDARD_FORMS) {
      expect([form.formNumber, form.text.length > 40, mergeErrors(form.text)]).toEqual([
        form.formNumber,
        true,
        [],
      ]);
      expect(() => checkForm({ ...form, formTypeId: 't1' })).not.toThrow();
    }
  });
});
