/** Spec 3 §2: the steps of a new quote, in their order. */
export const WIZARD_STEPS = ['verify', 'product-selector', 'questions', 'quote'] as const;

/** Steps beside the way: free terms, the licence of a state, and what is told of a saved quote. */
export const SIDE_STEPS = ['custom-quote', 'state-license', 'additional-info'] as const;

export type MainStep = (typeof WIZARD_STEPS)[number];
export type WizardStep = MainStep | (typeof SIDE_STEPS)[number];

/** The step of an address; an unknown one is the first. */
export const stepOf = (text: string | undefined): WizardStep =>
  [...WIZARD_STEPS, ...SIDE_STEPS].find((step) => step === text) ?? WIZARD_STEPS[0];

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
