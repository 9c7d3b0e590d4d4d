import { DomainError } from '@palisade/kernel';

export const SUBJECTIVITY_STAGES = ['quote', 'bind', 'issue', 'postBind'] as const;
export const SUBJECTIVITY_STATES = ['open', 'submitted', 'cleared', 'waived', 'expired'] as const;
export const SUBJECTIVITY_OWNERS = ['agent', 'insured', 'underwriter'] as const;

/** The step before which a condition must be met. */
export type SubjectivityStage = (typeof SUBJECTIVITY_STAGES)[number];
export type SubjectivityState = (typeof SUBJECTIVITY_STATES)[number];
export type SubjectivityOwner = (typeof SUBJECTIVITY_OWNERS)[number];

/** A condition as far as binding reads it. */
export interface Condition {
  title: string;
  stage: SubjectivityStage;
  state: SubjectivityState;
}

const MET: readonly SubjectivityState[] = ['cleared', 'waived'];
const BEFORE_BIND: readonly SubjectivityStage[] = ['quote', 'bind'];

/** Throws 409 with every condition that must be met before the quote is bound, and is not. */
export function checkBindable(conditions: readonly Condition[]): void {
  const open = conditions.filter(
    ({ stage, state }) => BEFORE_BIND.includes(stage) && !MET.includes(state),
  );
  if (!open.length) return;
  const errors = open.map(({ title }) => ({ detail: `${title} is missing.` }));
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('SUBJECTIVITY_OPEN', detail, 409, errors);
}

/** A condition of the settings, and to what it applies; empty lists stand for all. */
export interface Applies {
  products: readonly string[];
  states: readonly string[];
}

/** Whether a setting applies to a quote. */
export const appliesTo = (
  { products, states }: Applies,
  quote: { product: string; state: string | null },
): boolean =>
  (!products.length || products.includes(quote.product)) &&
  (!states.length || (quote.state !== null && states.includes(quote.state)));
