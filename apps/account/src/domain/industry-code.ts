import { DomainError, invalidField } from '@palisade/kernel';
import type { IndustryScheme } from './industries';

/** Most digits of a code: NAICS has six, UK SIC five. */
const DIGITS: Readonly<Record<IndustryScheme, number>> = { NAICS: 6, SIC: 5 };

/** Throws 400 for what is no code of a classification (Spec 2 §9: 2 to 6 digits). */
export function checkIndustryCode(scheme: IndustryScheme, code: string): void {
  if (/^\d{2,6}$/.test(code) && code.length <= DIGITS[scheme]) return;
  const detail = `A ${scheme} code has 2 to ${DIGITS[scheme]} digits.`;
  throw invalidField('INVALID_INDUSTRY_CODE', detail, '/naicsCode');
}

/** Throws 409 while clients have a code: it is neither deleted nor changed under them. */
export function checkCodeUnused(clients: number): void {
  if (clients === 0) return;
  const used = clients === 1 ? '1 client has' : `${clients} clients have`;
  throw new DomainError('INDUSTRY_IN_USE', `The code is in use: ${used} it.`, 409);
}
