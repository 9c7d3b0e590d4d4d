import type { QuoteStatus } from '@palisade/contracts';
import type { Address, Country, FieldError } from '@palisade/kernel';
import { addressErrors, DomainError } from '@palisade/kernel';

/** Who is insured beside the named insured. */
export interface AdditionalInsured {
  id: string;
  businessName: string;
  address1: string;
  address2: string | null;
  city: string;
  state: string | null;
  zipCode: string;
  naicsCode: string;
  naicsDescription: string | null;
}

/** Once bound, who is insured changes by an endorsement. */
const EDITABLE: readonly QuoteStatus[] = [
  ...(['TEMPORARY', 'DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION'] as const),
  ...(['REFERRED', 'IN_REVIEW'] as const),
];

/** Throws 409 for a quote whose parties stand, and 400 with every address that does not hold. */
export function checkAdditionalInsureds(
  insureds: readonly AdditionalInsured[],
  { status, country }: { status: QuoteStatus; country: Country },
): void {
  if (!EDITABLE.includes(status)) {
    const detail = 'The additional insureds of this quote can not be changed any more.';
    throw new DomainError('QUOTE_CLOSED', detail, 409);
  }
  const errors = insureds.flatMap((insured, index) => errorsOf(insured, country, index));
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}

const errorsOf = (insured: AdditionalInsured, country: Country, index: number): FieldError[] => {
  const address: Address = { ...insured, address3: null, country };
  return addressErrors(address, `/additionalInsureds/${index}`);
};
