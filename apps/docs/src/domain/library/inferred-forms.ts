import type { PlainDate } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { Terms } from '../words';
import type { Notice } from './notices';
import type { FormDraft, FormFlag, FormTransaction, PaperType } from './policy-form';
import { paperOf } from './policy-form';

/** What of a quote or a policy decides which forms it gets. */
export interface FormFacts {
  product: Product;
  /** Null in the United Kingdom. */
  state: string | null;
  paperType: PaperType;
  carrierId: string | null;
  transaction: FormTransaction;
  /** The day on which what is issued begins. */
  date: PlainDate;
  /** Coverages and endorsements. */
  coverages: readonly string[];
  flags: readonly FormFlag[];
  /** Of a notice: which one it is. */
  notice?: Notice | null;
}

/** What of an active form is asked. */
export type InferableForm = Omit<FormDraft, 'name' | 'formTypeId' | 'text' | 'isNumbered'>;

/**
 * The forms of a quote or a policy, in the order of its packet. Of the editions of a number that are
 * available, the one that began last stands for all: its rule alone is asked.
 */
export function inferredForms<F extends InferableForm>(forms: readonly F[], facts: FormFacts): F[] {
  const newest = new Map<string, F>();
  for (const form of forms.filter((one) => isAvailable(one, facts))) {
    const known = newest.get(form.formNumber);
    if (!known || isLater(form, known, facts)) newest.set(form.formNumber, form);
  }
  return [...newest.values()].filter((form) => isBrought(form, facts)).sort(byPlace);
}

/** Filed for the product, paper, state and transaction on that day. */
function isAvailable(form: InferableForm, facts: FormFacts): boolean {
  const { productTypes, paperType, carrierId, transactions } = form;
  const { date } = facts;
  const from = startOf(form, facts);
  const to = endOf(form, facts);
  return (
    productTypes.includes(facts.product) &&
    (paperType === null || paperType === facts.paperType) &&
    (carrierId === null || carrierId === facts.carrierId) &&
    transactions.includes(facts.transaction) &&
    (!form.states.length || form.states.some(({ state }) => state === facts.state)) &&
    from <= date &&
    (to === null || date <= to)
  );
}

const filingOf = ({ states }: InferableForm, { state }: FormFacts) =>
  states.find((one) => one.state === state);

/** A state may begin later than the form, and end earlier. */
function startOf(form: InferableForm, facts: FormFacts): PlainDate {
  const ofState = filingOf(form, facts)?.from;
  return ofState && ofState > form.availableFrom ? ofState : form.availableFrom;
}

function endOf(form: InferableForm, facts: FormFacts): PlainDate | null {
  const ofState = filingOf(form, facts)?.to ?? null;
  if (ofState === null || form.availableTo === null) return ofState ?? form.availableTo;
  return ofState < form.availableTo ? ofState : form.availableTo;
}

/** Of two that begin on one day, the edition that sorts last. */
function isLater(form: InferableForm, known: InferableForm, facts: FormFacts): boolean {
  const [from, before] = [startOf(form, facts), startOf(known, facts)];
  return from === before ? form.edition > known.edition : from > before;
}

function isBrought({ rule, ruleValues }: InferableForm, facts: FormFacts): boolean {
  const { coverages, state, flags, notice } = facts;
  switch (rule) {
    case 'ALWAYS':
      return true;
    case 'COVERAGE':
      return ruleValues.some((value) => coverages.includes(value));
    case 'STATE':
      return ruleValues.some((value) => value === state);
    case 'FLAG':
      return ruleValues.some((value) => flags.some((flag) => flag === value));
    case 'NOTICE':
      return ruleValues.some((value) => value === notice);
  }
}

/**
 * The forms of a change within a term: what it brings, without what the policy has. A form that goes
 * with changes alone comes with each of them.
 */
export const formsOfChange = <F extends InferableForm>(
  brought: readonly F[],
  issued: readonly Pick<F, 'formNumber'>[],
): F[] =>
  brought.filter(
    ({ formNumber, transactions }) =>
      !transactions.includes('NEW') || !issued.some((one) => one.formNumber === formNumber),
  );

const byPlace = (a: InferableForm, b: InferableForm): number =>
  a.position - b.position || (a.formNumber < b.formNumber ? -1 : 1);

/** What the terms of a policy say of its forms; of a change, the day on which it begins. */
export function formFactsOf(
  terms: Terms,
  issued: Pick<FormFacts, 'carrierId' | 'transaction' | 'notice'> & { date?: PlainDate },
): FormFacts {
  const { product, market, state, effectiveDate, coverages, endorsements } = terms;
  return {
    product,
    state,
    paperType: paperOf(market),
    carrierId: issued.carrierId,
    transaction: issued.transaction,
    date: issued.date ?? effectiveDate,
    coverages: [...coverages.map(({ key }) => key), ...endorsements],
    flags: flagsOf(terms),
    notice: issued.notice ?? null,
  };
}

function flagsOf(terms: Terms): FormFlag[] {
  const { isTriaExcluded, additionalInsureds, specifiedEvents = [], retroActivePeriod } = terms;
  return [
    ...(terms.market === 'UK'
      ? []
      : ([isTriaExcluded ? 'TRIA_EXCLUDED' : 'TRIA_INCLUDED'] as const)),
    ...(additionalInsureds.length ? ['ADDITIONAL_INSUREDS' as const] : []),
    ...(specifiedEvents.length ? ['SPECIFIED_EVENTS' as const] : []),
    ...(retroActivePeriod === FULL_PRIOR_ACTS ? ['FULL_PRIOR_ACTS' as const] : []),
  ];
}

/** The retroactive period of who is covered however far back. */
const FULL_PRIOR_ACTS = -1;
