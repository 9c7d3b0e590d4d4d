/** Spec 3 §2: the steps of a new quote, in their order. */
export const WIZARD_STEPS = ['verify', 'product-selector', 'questions', 'quote'] as const;

/** Steps beside the way: free terms, the licence of a state, and what is told of a saved quote. */
export const SIDE_STEPS = ['custom-quote', 'state-license', 'additional-info'] as const;

export type MainStep = (typeof WIZARD_STEPS)[number];
export type WizardStep = MainStep | (typeof SIDE_STEPS)[number];

/** Spec 3 §2: how the steps are named on the way of a submission, where another name is given. */
const OF_SUBMISSION: Readonly<Partial<Record<WizardStep, string>>> = {
  verify: 'verify-submission',
  'product-selector': 'submissions-product-selector',
  questions: 'submissions-questions',
  quote: 'submissions-quote',
  'custom-quote': 'submissions-custom-quote',
  'additional-info': 'submissions-additional-info',
};

const STEPS: readonly WizardStep[] = [...WIZARD_STEPS, ...SIDE_STEPS];

/** The step of an address, under either name; an unknown one is the first. */
export const stepOf = (text: string | undefined): WizardStep =>
  STEPS.find((step) => text === stepName(step, null) || text === stepName(step, 'any')) ??
  WIZARD_STEPS[0];

/** How a step is named in an address: on the way of a submission, or on the usual one. */
export const stepName = (step: WizardStep, submissionId: string | null): string =>
  (submissionId && OF_SUBMISSION[step]) || step;

/** Where on the way a step is: those beside it are at its end. */
export const placeOf = (step: WizardStep): number => {
  const place = WIZARD_STEPS.findIndex((one) => one === step);
  return place < 0 ? WIZARD_STEPS.length - 1 : place;
};

/** The step after one, or before it; null beyond the ends. */
export const neighbour = (step: WizardStep, by: 1 | -1): WizardStep | null =>
  SIDE_STEPS.some((side) => side === step)
    ? by < 0
      ? 'quote'
      : null
    : (WIZARD_STEPS[placeOf(step) + by] ?? null);
