import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from './products';
import { PRODUCTS } from './products';

/*
 * What refuses to issue, in one sentence at every door: quote lists it from the first price on
 * (domain §5.1.1), policy refuses by it.
 */

/** Cover that stands already. */
interface StandingCover {
  policyNumber: string | null;
  effectiveDate: PlainDate;
  endDate: PlainDate;
}

/** A second policy of a client and product for the same days. */
export function overlapRefusal(product: Product, other: StandingCover): DomainError {
  const named = other.policyNumber ? `policy ${other.policyNumber}` : 'a bound quote';
  const detail =
    `This client has ${PRODUCTS[product].name} from ${other.effectiveDate} to ${other.endDate} ` +
    `already (${named}). Endorse or renew it, or choose dates outside of it.`;
  return new DomainError('COVER_OVERLAPS', detail, 409);
}

/** Conditions that are not met; null where all are. */
export function conditionsRefusal(open: readonly { title: string }[]): DomainError | null {
  if (!open.length) return null;
  const errors = open.map(({ title }) => ({ detail: `${title} is missing.` }));
  const detail = errors.map((error) => error.detail).join(' ');
  return new DomainError('SUBJECTIVITY_OPEN', detail, 409, errors);
}

/** An application that nobody attested for the named insured. */
export const unattestedRefusal = (): DomainError =>
  new DomainError(
    'ATTESTATION_MISSING',
    'The named insured has not attested the application yet.',
    409,
  );

/** An application that is bound and not signed yet. */
export const unsignedRefusal = (): DomainError =>
  new DomainError(
    'APPLICATION_UNSIGNED',
    'The named insured has not signed the application yet.',
    409,
  );

/** An agency of which nobody may issue. */
export const authorityRefusal = (): DomainError =>
  new DomainError(
    'ISSUE_AUTHORITY_MISSING',
    'Nobody of the agency may issue policies: we issue this one once nothing else stands against it.',
    409,
  );
