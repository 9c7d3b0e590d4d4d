import type { FieldError, PlainDate } from '@palisade/kernel';
import { DomainError, isUsStateCode, US_STATES } from '@palisade/kernel';
import type { Market, Product } from '@palisade/trade';
import { COVERAGE_KEYS, PRODUCTS } from '@palisade/trade';
import { fieldsOf, mergeErrors } from './merge-fields';
import { noticeErrors, NOTICES } from './notices';

/** What a form is issued with. */
export const FORM_TRANSACTIONS = [
  'NEW',
  'ENDORSEMENT',
  'RENEWAL',
  'CANCELLATION',
  'NOTICE',
  'CERTIFICATE',
  'CLAIM',
] as const;

/** One of them. */
export type FormTransaction = (typeof FORM_TRANSACTIONS)[number];

/** The papers of the trade (Spec 2 §2, entities: paperType). */
export const PAPER_TYPES = ['ADMITTED', 'SURPLUS'] as const;

/** One of them; an insurer of the United Kingdom is admitted there. */
export type PaperType = (typeof PAPER_TYPES)[number];

/** The paper that business of a market is written on. */
export const paperOf = (market: Market): PaperType =>
  market === 'SURPLUS' ? 'SURPLUS' : 'ADMITTED';

/** By what a form comes to a policy: always, or by one of the values of its rule. */
export const FORM_RULES = ['ALWAYS', 'COVERAGE', 'STATE', 'FLAG', 'NOTICE'] as const;

/** One of them. */
export type FormRule = (typeof FORM_RULES)[number];

/** What of a policy brings a form, beside its coverages and its state. */
export const FORM_FLAGS = [
  'TRIA_EXCLUDED',
  'TRIA_INCLUDED',
  'ADDITIONAL_INSUREDS',
  'SPECIFIED_EVENTS',
  'FULL_PRIOR_ACTS',
] as const;

/** One of them. */
export type FormFlag = (typeof FORM_FLAGS)[number];

/** Where a form is filed, from when to when; a day that is open is that of the form. */
export interface FormState {
  state: string;
  from: PlainDate | null;
  /** The last day. */
  to: PlainDate | null;
}

/** What people say of a form. */
export interface FormDraft {
  formNumber: string;
  edition: string;
  name: string;
  formTypeId: string;
  /** Null where it goes with either paper. */
  paperType: PaperType | null;
  /** The insurer whose paper it is; null for that of any. */
  carrierId: string | null;
  productTypes: Product[];
  /** Where it is filed; empty for everywhere. */
  states: FormState[];
  availableFrom: PlainDate;
  /** The last day; null while none is set. */
  availableTo: PlainDate | null;
  transactions: FormTransaction[];
  rule: FormRule;
  ruleValues: string[];
  /** Its place in the packet, the lowest first. */
  position: number;
  /** It counts as an endorsement: Endorsement 1, 2, … */
  isNumbered: boolean;
  text: string;
}

/** What a rule may be asked by; a form that always comes is asked by nothing. */
export const RULE_VALUES: Readonly<Record<FormRule, readonly string[]>> = {
  ALWAYS: [],
  COVERAGE: COVERAGE_KEYS,
  STATE: US_STATES.map(({ code }) => code),
  FLAG: FORM_FLAGS,
  NOTICE: NOTICES,
};

/** Throws 400 for a form whose parts do not go together. */
export function checkForm(form: FormDraft): void {
  const errors = [
    ...placeErrors(form),
    ...ruleErrors(form),
    ...mergeErrors(form.text),
    ...noticeErrors(form, fieldsOf(form.text)),
  ];
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}

const BACKWARDS = 'The last day is before the first.';

/** Where a form goes, and when. */
function placeErrors(form: FormDraft): FieldError[] {
  const { productTypes, states, availableFrom, availableTo } = form;
  const regions = new Set(productTypes.map((product) => PRODUCTS[product].region));
  const errors: FieldError[] = [];
  if (regions.size > 1) {
    errors.push({ pointer: '/productTypes', detail: 'A form is for products of one country.' });
  }
  if (availableTo && availableTo < availableFrom) {
    errors.push({ pointer: '/availableTo', detail: BACKWARDS });
  }
  states.forEach(({ state, from, to }, at) => {
    const pointer = `/states/${at}`;
    if (!regions.has('US') || !isUsStateCode(state)) {
      errors.push({ pointer, detail: `${state} is no state of these products.` });
    }
    if (states.findIndex((one) => one.state === state) !== at) {
      errors.push({ pointer, detail: `${state} is there twice.` });
    }
    if (from && to && to < from) errors.push({ pointer, detail: BACKWARDS });
  });
  return errors;
}

/** What brings a form. */
function ruleErrors({ rule, ruleValues }: FormDraft): FieldError[] {
  const pointer = '/ruleValues';
  if (rule !== 'ALWAYS' && !ruleValues.length) {
    return [{ pointer, detail: 'Name what brings the form, or let it come always.' }];
  }
  return ruleValues.flatMap((value, at) =>
    RULE_VALUES[rule].includes(value)
      ? []
      : [{ pointer: `${pointer}/${at}`, detail: `${value} brings no form by this rule.` }],
  );
}
