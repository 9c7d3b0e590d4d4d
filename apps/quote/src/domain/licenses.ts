import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** A licence as far as selling reads it. */
export interface HeldLicense {
  kind: 'AGENCY' | 'AGENT' | 'SURPLUS';
  state: string;
  number: string;
  /** The mail address of the person who holds it; null for an agency's own. */
  email: string | null;
  /** The last day on which it holds; without an end when null. */
  expirationDate: PlainDate | null;
  /** Staff have the signature of its broker; for the states with a notice to attest. */
  signatureOnFile: boolean;
  deleted: boolean;
}

/** What is sold, where, by whom and from when. */
export interface LicensedSale {
  state: string | null;
  effectiveDate: PlainDate;
  agentFirstName: string | null;
  agentLastName: string | null;
  agentEmail: string | null;
}

/** Whether a licence holds on a date. */
export const isValidLicense = (
  { expirationDate, deleted }: HeldLicense,
  date: PlainDate,
): boolean => !deleted && (expirationDate === null || expirationDate >= date);

/** The refusal of an agency that may not sell in a state on the first day of cover; null elsewhere. */
export function firmLicenseProblem(
  { state, effectiveDate }: LicensedSale,
  licenses: readonly HeldLicense[],
): DomainError | null {
  if (state === null || holds(licenses, 'AGENCY', { state, effectiveDate })) return null;
  return new DomainError('LICENSE_MISSING', `The agency has no valid licence in ${state}.`, 409);
}

/** The same of the producer who is named; the licence of a colleague covers nobody else. */
export function producerLicenseProblem(
  { state, effectiveDate, agentFirstName, agentLastName, agentEmail }: LicensedSale,
  licenses: readonly HeldLicense[],
): DomainError | null {
  if (state === null || !agentEmail) return null;
  const own = licenses.filter(({ email }) => email?.toLowerCase() === agentEmail.toLowerCase());
  if (holds(own, 'AGENT', { state, effectiveDate })) return null;
  const name = [agentFirstName, agentLastName].filter(Boolean).join(' ') || agentEmail;
  const detail = `${name} has no valid licence in ${state}.`;
  return new DomainError('PRODUCER_LICENSE_MISSING', detail, 409);
}

const holds = (
  licenses: readonly HeldLicense[],
  kind: HeldLicense['kind'],
  { state, effectiveDate }: { state: string; effectiveDate: PlainDate },
): boolean =>
  licenses.some(
    (license) =>
      license.kind === kind && license.state === state && isValidLicense(license, effectiveDate),
  );
