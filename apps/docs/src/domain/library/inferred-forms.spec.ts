import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import fc from 'fast-check';
import type { FormFacts, InferableForm } from './inferred-forms';
import { formsOfChange, inferredForms } from './inferred-forms';
import { NOTICES } from './notices';
import { FORM_FLAGS, FORM_TRANSACTIONS, paperOf } from './policy-form';
import { STANDARD_FORMS } from './standard-forms';

const FORM: InferableForm = {
  formNumber: 'A 1',
  edition: '01 26',
  paperType: null,
  carrierId: null,
  productTypes: ['P100', 'P250'],
  states: [],
  availableFrom: '2026-01-01',
  availableTo: null,
  transactions: ['NEW'],
  rule: 'ALWAYS',
  ruleValues: [],
  position: 10,
};
const FACTS: FormFacts = {
  product: 'P100',
  state: 'OH',
  paperType: 'ADMITTED',
  carrierId: 'c1',
  transaction: 'NEW',
  date: '2026-06-01',
  coverages: ['BRICKING'],
  flags: ['TRIA_EXCLUDED'],
};

describe('a form', () => {
  it.each<[string, Partial<InferableForm>, Partial<FormFacts>, boolean]>([
    ['that always comes', {}, {}, true],
    ['of another product', { productTypes: ['P250'] }, {}, false],
    ['of another paper', { paperType: 'SURPLUS' }, {}, false],
    ['of its paper', { paperType: 'ADMITTED' }, {}, true],
    ['of another carrier', { carrierId: 'c2' }, {}, false],
    ['of its carrier', { carrierId: 'c1' }, {}, true],
    ['of another transaction', { transactions: ['RENEWAL'] }, {}, false],
    ['on its first day', {}, { date: '2026-01-01' }, true],
    ['a day early', {}, { date: '2025-12-31' }, false],
    ['on its last day', { availableTo: '2026-06-01' }, {}, true],
    ['a day late', { availableTo: '2026-05-31' }, {}, false],
    ['filed elsewhere', { states: [{ state: 'TX', from: null, to: null }] }, {}, false],
    ['filed there', { states: [{ state: 'OH', from: null, to: null }] }, {}, true],
    ['filed there later', { states: [{ state: 'OH', from: '2026-06-02', to: null }] }, {}, false],
    ['filed there no more', { states: [{ state: 'OH', from: null, to: '2026-05-31' }] }, {}, false],
    [
      'filed there for longer than it lasts',
      { states: [{ state: 'OH', from: null, to: '2030-01-01' }], availableTo: '2026-05-31' },
      {},
      false,
    ],
    [
      'filed in states, in the United Kingdom',
      { states: [{ state: 'OH', from: null, to: null }] },
      { state: null },
      false,
    ],
    [
      'by a coverage that was chosen',
      { rule: 'COVERAGE', ruleValues: ['GDPR', 'BRICKING'] },
      {},
      true,
    ],
    ['by a coverage that was not', { rule: 'COVERAGE', ruleValues: ['GDPR'] }, {}, false],
    ['by its state', { rule: 'STATE', ruleValues: ['OH'] }, {}, true],
    ['by another state', { rule: 'STATE', ruleValues: ['TX'] }, {}, false],
    ['by a flag', { rule: 'FLAG', ruleValues: ['TRIA_EXCLUDED'] }, {}, true],
    ['by its notice', { rule: 'NOTICE', ruleValues: ['DENIAL'] }, { notice: 'DENIAL' }, true],
    [
      'by another notice',
      { rule: 'NOTICE', ruleValues: ['DENIAL'] },
      { notice: 'CANCELLATION' },
      false,
    ],
    ['by a notice, without one', { rule: 'NOTICE', ruleValues: ['DENIAL'] }, {}, false],
    ['by another flag', { rule: 'FLAG', ruleValues: ['TRIA_INCLUDED'] }, {}, false],
  ])('%s', (_, form, facts, comes) => {
    const found = inferredForms([{ ...FORM, ...form }], { ...FACTS, ...facts });
    expect(found).toHaveLength(comes ? 1 : 0);
  });
});

describe('the editions of a number', () => {
  const later = { ...FORM, edition: '07 26', availableFrom: '2026-07-01' };

  it.each<[string, InferableForm[], string, string[]]>([
    ['before the later one begins', [FORM, later], '2026-06-30', ['01 26']],
    ['from its first day', [later, FORM], '2026-07-01', ['07 26']],
    ['that begin on one day', [{ ...FORM, edition: '02 26' }, FORM], '2026-06-01', ['02 26']],
    [
      'where the later one has another rule',
      [FORM, { ...later, rule: 'COVERAGE', ruleValues: ['GDPR'] }],
      '2026-07-01',
      [],
    ],
    [
      'where the later one is filed elsewhere alone',
      [FORM, { ...later, states: [{ state: 'TX', from: null, to: null }] }],
      '2026-07-01',
      ['01 26'],
    ],
    [
      'where the later one begins later in the state',
      [FORM, { ...later, states: [{ state: 'OH', from: '2026-09-01', to: null }] }],
      '2026-08-31',
      ['01 26'],
    ],
  ])('%s', (_, forms, date, editions) => {
    const found = inferredForms(forms, { ...FACTS, date });
    expect(found.map(({ edition }) => edition)).toEqual(editions);
  });
});

it('come in the order of the packet', () => {
  const forms = [
    { ...FORM, formNumber: 'C', position: 20 },
    { ...FORM, formNumber: 'B', position: 20 },
    { ...FORM, formNumber: 'D', position: 5 },
  ];
  expect(inferredForms(forms, FACTS).map(({ formNumber }) => formNumber)).toEqual(['D', 'B', 'C']);
});

it('of a change leave out what the policy has, and never what goes with changes alone', () => {
  const kept = { ...FORM, formNumber: 'K', transactions: ['NEW', 'ENDORSEMENT'] as const };
  const change = { ...FORM, formNumber: 'X', transactions: ['ENDORSEMENT'] as const };
  const forms = [kept, change, { ...kept, formNumber: 'N' }].map((form) => ({
    ...form,
    transactions: [...form.transactions],
  }));
  const issued = [{ formNumber: 'K' }, { formNumber: 'X' }];
  expect(formsOfChange(forms, issued).map(({ formNumber }) => formNumber)).toEqual(['X', 'N']);
});

/** A table of the standard library, made apart from the rule: one line for each form and what it asks. */
const TABLE = STANDARD_FORMS.flatMap((form) =>
  form.productTypes.flatMap((product) =>
    form.transactions.map((transaction) => ({
      key: `${product} ${transaction}`,
      number: form.formNumber,
      position: form.position,
      asks: form.ruleValues.map((value) => `${form.rule} ${value}`),
    })),
  ),
);

const facts = fc.record({
  product: fc.constantFrom(...PRODUCT_CODES),
  usState: fc.constantFrom('CA', 'FL', 'NY', 'TX', 'OH', 'LA'),
  carrierId: fc.constantFrom(null, 'c1'),
  transaction: fc.constantFrom(...FORM_TRANSACTIONS),
  date: fc.constantFrom('2019-12-31', '2020-01-01', '2026-06-01'),
  coverages: fc.subarray([
    'BRICKING',
    'BIPA_EXCLUSION',
    'BLANKET_AI',
    'WAR_EXCLUSION',
    'FRANCHISOR',
  ]),
  flags: fc.subarray([...FORM_FLAGS]),
  notice: fc.constantFrom(null, ...NOTICES),
});

it('of 500 random quotes are those of a table that is computed apart', () => {
  const compare = fc.property(facts, ({ usState, ...drawn }) => {
    const { region, market } = PRODUCTS[drawn.product];
    const state = region === 'US' ? usState : null;
    const has = new Set([
      ...drawn.coverages.map((key) => `COVERAGE ${key}`),
      ...drawn.flags.map((key) => `FLAG ${key}`),
      `STATE ${state}`,
      `NOTICE ${drawn.notice}`,
    ]);
    const expected = TABLE.filter(({ key }) => key === `${drawn.product} ${drawn.transaction}`)
      .filter(({ asks }) => !asks.length || asks.some((one) => has.has(one)))
      .sort((a, b) => a.position - b.position || a.number.localeCompare(b.number))
      .map(({ number }) => number);
    const found = inferredForms(STANDARD_FORMS, { ...drawn, state, paperType: paperOf(market) });
    const isOpen = drawn.date >= '2020-01-01';
    expect(found.map(({ formNumber }) => formNumber)).toEqual(isOpen ? expected : []);
  });
  fc.assert(compare, { numRuns: 500 });
});
