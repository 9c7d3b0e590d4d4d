import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Terms } from '../history/policy-stack';
import { termsOn } from '../history/policy-stack';
import type { Life } from '../life/life';
import { coverOf } from '../life/life';

/** What a policy covers on the day of a certificate. */
export interface CoverOfDay {
  asOf: PlainDate;
  terms: Terms;
  /** When cover ends, a cancellation that is noticed included. */
  coverEnds: PlainDate;
}

/** Whoever is insured beside the named insured. */
export type AdditionalInsured = Terms['additionalInsureds'][number];

/** What is in force today, or on the first day of a policy that begins later; 409 where nothing is. */
export function coverOfDay(life: Life, today: PlainDate): CoverOfDay {
  const asOf = today < life.effectiveDate ? life.effectiveDate : today;
  const noticed = life.status === 'CANCEL PENDING' ? life.cancellation?.effectiveDate : undefined;
  const coverEnds = noticed ?? life.endDate;
  const terms = termsOn([{ segments: coverOf(life) }], asOf);
  if (terms && asOf < coverEnds) return { asOf, terms, coverEnds };
  const detail = 'The policy covers nothing any more: there is nothing to certify.';
  throw new DomainError('NOTHING_COVERED', detail, 409);
}

/** An additional insured of the terms; 400 for one that the policy does not have. */
export function additionalInsuredOf({ additionalInsureds }: Terms, id: string): AdditionalInsured {
  const named = additionalInsureds.find((one) => one.id === id);
  if (named) return named;
  const detail = 'The policy has no such additional insured.';
  throw invalidField('UNKNOWN_ADDITIONAL_INSURED', detail, '/additionalInsuredId');
}
