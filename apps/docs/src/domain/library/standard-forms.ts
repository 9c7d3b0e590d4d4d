import type { Product } from '@palisade/trade';
import { COVERAGES, PRODUCT_CODES, PRODUCTS, productsOfRegion } from '@palisade/trade';
import { ENDORSEMENT_TEXTS } from './endorsement-texts';
import type { Notice } from './notices';
import type { FormDraft, FormRule, FormTransaction, PaperType } from './policy-form';
import { STANDARD_TEXTS } from './standard-texts';

/** The types that the library begins with, by a name that the table of its forms uses. */
export const STANDARD_TYPES = {
  wording: ['Wording', 'What is covered, and what is not.'],
  declarations: ['Declarations', 'What was agreed with this insured.'],
  endorsement: ['Endorsement', 'What changes the wording for this insured.'],
  notice: ['Notice', 'What the insured is told.'],
  claim: ['Claim paper', 'What goes with a claim.'],
} as const;

/** The name of one of them in the table. */
export type StandardType = keyof typeof STANDARD_TYPES;

/** A form of the library that the platform begins with. */
export type StandardForm = Omit<FormDraft, 'formTypeId'> & { type: StandardType };

const US = productsOfRegion('US');
const UK = productsOfRegion('UK');
const ofMarket = (market: 'ADMITTED' | 'SURPLUS'): Product[] =>
  PRODUCT_CODES.filter((product) => PRODUCTS[product].market === market);
const ADMITTED = ofMarket('ADMITTED');
const SURPLUS = ofMarket('SURPLUS');
const EVERY_TERM: FormTransaction[] = ['NEW', 'RENEWAL'];
const NOT_EXCESS = SURPLUS.filter((product) => product !== 'P_PLUS');

interface Other {
  paperType?: PaperType;
  transactions?: FormTransaction[];
  rule?: FormRule;
  ruleValues?: string[];
  states?: string[];
}

type FormRow = readonly [
  number: string,
  name: string,
  type: StandardType,
  products: readonly Product[],
  other?: Other,
];

const [ADMITTED_PAPER, SURPLUS_PAPER]: Other[] = [
  { paperType: 'ADMITTED' },
  { paperType: 'SURPLUS' },
];
const flag = (value: string, other: Other = {}): Other => ({
  ...other,
  rule: 'FLAG',
  ruleValues: [value],
});
const ofState = (state: string): Other => ({ rule: 'STATE', ruleValues: [state] });
const ofNotice = (notice: Notice): Other => ({
  rule: 'NOTICE',
  ruleValues: [notice],
  transactions: ['NOTICE'],
});
const at = (...transactions: FormTransaction[]): Other => ({ transactions });

/** In the order of the packet; the text of each stands under its number. */
const ROWS: readonly FormRow[] = [
  ['PAL 100 US', 'Cyber policy wording', 'wording', ADMITTED, ADMITTED_PAPER],
  ['PAL 110 US', 'Cyber policy declarations', 'declarations', ADMITTED, ADMITTED_PAPER],
  ['PAL 120 US', 'Technology services wording', 'wording', ['PRIME_TECH'], ADMITTED_PAPER],
  ['PAL 130 US', 'Cloud services wording', 'wording', ['PRIME_CLOUD'], ADMITTED_PAPER],
  ['PAL 200 SL', 'Cyber policy wording, surplus lines', 'wording', NOT_EXCESS, SURPLUS_PAPER],
  ['PAL 205 SL', 'Excess cyber wording, surplus lines', 'wording', ['P_PLUS'], SURPLUS_PAPER],
  [
    'PAL 210 SL',
    'Cyber policy declarations, surplus lines',
    'declarations',
    SURPLUS,
    SURPLUS_PAPER,
  ],
  [
    'PAL 220 SL',
    'Technology services wording, surplus lines',
    'wording',
    ['PRIME_TECH_PLUS'],
    SURPLUS_PAPER,
  ],
  ['PAL 290 SL', 'Surplus lines notice', 'notice', SURPLUS, SURPLUS_PAPER],
  ['PAL 300 UK', 'Cyber policy wording', 'wording', UK],
  ['PAL 310 UK', 'Cyber policy schedule', 'declarations', UK],
  ['PAL 320 UK', 'Technology services wording', 'wording', ['PRIME_ONE_TECH']],
  ['PAL 330 UK', 'How to complain', 'notice', UK],
  ['PAL 140 US', 'How to report a claim', 'notice', US],
  ['PAL 340 UK', 'How to report a claim', 'notice', UK],
  ['PAL 150 US', 'How we use information', 'notice', US],
  ['PAL 350 UK', 'How we use information', 'notice', UK],
  ['PAL 160 US', 'Trade sanctions', 'endorsement', US],
  ['PAL 360 UK', 'Trade sanctions', 'endorsement', UK],
  ['PAL 170 US', 'Full prior acts', 'endorsement', US, flag('FULL_PRIOR_ACTS')],
  ['PAL 370 UK', 'Full prior acts', 'endorsement', UK, flag('FULL_PRIOR_ACTS')],
  ['PAL 181 CA', 'California changes', 'endorsement', ADMITTED, ofState('CA')],
  ['PAL 182 FL', 'Florida changes', 'endorsement', ADMITTED, ofState('FL')],
  ['PAL 183 NY', 'New York changes', 'endorsement', ADMITTED, ofState('NY')],
  ['PAL 184 TX', 'Texas changes', 'endorsement', ADMITTED, ofState('TX')],
  ['PAL 190 US', 'Rejection of terrorism coverage', 'notice', US, flag('TRIA_EXCLUDED')],
  ['PAL 191 US', 'Disclosure of terrorism premium', 'notice', US, flag('TRIA_INCLUDED')],
  ['PAL 195 US', 'Change of the policy', 'endorsement', US, at('ENDORSEMENT')],
  ['PAL 395 UK', 'Change of the policy', 'endorsement', UK, at('ENDORSEMENT')],
  ['PAL 196 US', 'After a cancellation', 'notice', US, at('CANCELLATION')],
  ['PAL 396 UK', 'After a cancellation', 'notice', UK, at('CANCELLATION')],
  ['PAL 197 US', 'What a certificate is', 'notice', US, at('CERTIFICATE')],
  ['PAL 397 UK', 'What a certificate is', 'notice', UK, at('CERTIFICATE')],
  ['PAL 198 US', 'What we need for a claim', 'claim', US, at('CLAIM')],
  ['PAL 398 UK', 'What we need for a claim', 'claim', UK, at('CLAIM')],
  ['PAL 410 US', 'Words of the notice of cancellation', 'notice', US, ofNotice('CANCELLATION')],
  ['PAL 420 UK', 'Words of the notice of cancellation', 'notice', UK, ofNotice('CANCELLATION')],
  ['PAL 411 US', 'Words of the notice of nonrenewal', 'notice', US, ofNotice('NON_RENEWAL')],
  ['PAL 421 UK', 'Words of the notice of non-renewal', 'notice', UK, ofNotice('NON_RENEWAL')],
  ['PAL 412 US', 'Words of a conditional renewal', 'notice', US, ofNotice('CONDITIONAL_RENEWAL')],
  ['PAL 422 UK', 'Words of a conditional renewal', 'notice', UK, ofNotice('CONDITIONAL_RENEWAL')],
  ['PAL 414 US', 'Words of a reservation of rights', 'claim', US, ofNotice('RESERVATION')],
  ['PAL 424 UK', 'Words of a reservation of rights', 'claim', UK, ofNotice('RESERVATION')],
  ['PAL 413 US', 'Words of the denial of a claim', 'claim', US, ofNotice('DENIAL')],
  ['PAL 423 UK', 'Words of the denial of a claim', 'claim', UK, ofNotice('DENIAL')],
];

/** Statutes and states of the United States that have no counterpart in the United Kingdom. */
const ONLY_US: readonly string[] = ['STATE_INCONSISTENCY', 'BIPA_EXCLUSION'];

/** An endorsement of the catalogue, numbered by its place in it. */
const endorsementRows = (country: 'US' | 'UK', products: readonly Product[]): StandardForm[] =>
  COVERAGES.flatMap(({ id, key, name }) => {
    const text = ENDORSEMENT_TEXTS[key];
    if (!text || (country === 'UK' && ONLY_US.includes(key))) return [];
    const row: FormRow = [
      `PAL 5${id} ${country}`,
      `${name} endorsement`,
      'endorsement',
      products,
      { rule: 'COVERAGE', ruleValues: [key], transactions: ['NEW', 'RENEWAL', 'ENDORSEMENT'] },
    ];
    return [{ ...formOf(row, text, 500 + id), isNumbered: true }];
  });

/** The forms that the library begins with: all are in force from the first day. */
export const STANDARD_FORMS: readonly StandardForm[] = [
  ...ROWS.map((row, place) => formOf(row, STANDARD_TEXTS[row[0]] ?? '', (place + 1) * 10)),
  ...endorsementRows('US', US),
  ...endorsementRows('UK', UK),
];

function formOf(row: FormRow, text: string, position: number): StandardForm {
  const [formNumber, name, type, products, other = {}] = row;
  const { paperType = null, transactions = EVERY_TERM, rule = 'ALWAYS', ruleValues = [] } = other;
  return {
    formNumber,
    edition: '01 26',
    name,
    type,
    paperType,
    carrierId: null,
    productTypes: [...products],
    states: [],
    availableFrom: '2020-01-01',
    availableTo: null,
    transactions,
    rule,
    ruleValues,
    position,
    isNumbered: false,
    text,
  };
}
