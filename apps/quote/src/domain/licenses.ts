import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** A licence as far as selling reads it. */
export interface HeldLicense {
  kind: 'AGENCY' | 'AGENT' | 'SURPLUS';
  state: string;
  number: string;
  /** The last day on which it holds; without an end when null. */
  expirationDate: PlainDate | null;
  deleted: boolean;
}

/** Whether a licence holds on a date. */
export const isValidLicense = (
  { expirationDate, deleted }: HeldLicense,
  today: PlainDate,
): boolean => !deleted && (expirationDate === null || expirationDate >= today);

/** Throws 409 when neither the agency nor one of its agents may sell in a state. */
export function checkLicensed(
  state: string | null,
  licenses: readonly HeldLicense[],
  today: PlainDate,
): void {
  if (state === null) return;
  const isLicensed = licenses.some(
    (license) =>
      license.kind !== 'SURPLUS' && license.state === state && isValidLicense(license, today),
  );
  if (isLicensed) return;
  throw new DomainError('LICENSE_MISSING', `The agency has no valid licence in ${state}.`, 409);
}
