import type { RenewalRequest } from '../../../lib/renewal-types';

/** Spec 3 §2: the steps of a renewal. */
export const RENEWAL_STEPS = ['verify', 'summary', 'custom-quote'] as const;

export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/** The step of an address; an unknown one is the first. */
export const renewalStepOf = (text: string | undefined): RenewalStep =>
  RENEWAL_STEPS.find((step) => step === text) ?? RENEWAL_STEPS[0];

const TERMS = ['limit', 'deductible'] as const;

/** The terms of an address that are other than the expiring ones. */
export function requestOf(address: URLSearchParams): RenewalRequest {
  const chosen = TERMS.flatMap((term) => {
    const value = Number(address.get(term));
    return Number.isSafeInteger(value) && value > 0 ? [[term, value] as const] : [];
  });
  return chosen.length ? { initialRequestData: Object.fromEntries(chosen) } : {};
}

/** What an address says of chosen terms, behind what it says already. */
export const termsIn = (chosen: Readonly<Record<(typeof TERMS)[number], number>>): string =>
  TERMS.map((term) => `&${term}=${chosen[term]}`).join('');
