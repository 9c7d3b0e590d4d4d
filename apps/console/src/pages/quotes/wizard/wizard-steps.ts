/** Spec 3 §2: the steps of a new quote, in their order. */
export const WIZARD_STEPS = ['verify', 'product-selector', 'questions', 'quote'] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The step of an address; an unknown one is the first. */
export const stepOf = (text: string | undefined): WizardStep =>
  WIZARD_STEPS.find((step) => step === text) ?? WIZARD_STEPS[0];

/** The step after one, or before it; null beyond the ends. */
export const neighbour = (step: WizardStep, by: 1 | -1): WizardStep | null =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + by] ?? null;
