import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { RenewalDifference } from '../domain/renewal/differences';
import { differencesOf } from '../domain/renewal/differences';
import { CoverageData, toCoverageData } from './coverage-data.dto';
import type { Quote } from './quote.entity';

const VALUE = {
  oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
};

/** What differs between the expiring term and the one that is offered; amounts in currency units. */
export class RenewalDifferenceResponse implements RenewalDifference {
  @ApiProperty({ enum: ['TERM', 'COVERAGE', 'FACT', 'ANSWER'] })
  kind: RenewalDifference['kind'];
  field: string;
  @ApiProperty(VALUE)
  before: string | number | boolean | null;
  @ApiProperty(VALUE)
  after: string | number | boolean | null;
}

/** The term that a renewal follows. */
export class RenewalResponse {
  policyId: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  /** Of the whole term, in currency units. */
  premium: number;
  totalPremium: number;
  terms: CoverageData;
  /** The book that it was rated by; null where that is not kept. */
  rateBook: string | null;
  differences: RenewalDifferenceResponse[];
}

/** Null for what renews nothing. */
export function toRenewalResponse(quote: Quote): RenewalResponse | null {
  const { renewal, parentPolicyId: policyId, terms, answers, firmographicData: facts } = quote;
  if (!renewal || !policyId) return null;
  const { term, charges, rateBook } = renewal;
  return {
    policyId,
    ...term,
    premium: toCurrencyUnits(charges.premium),
    totalPremium: toCurrencyUnits(charges.totalPremium),
    terms: toCoverageData(renewal.terms),
    rateBook,
    differences: differencesOf(renewal, { terms, answers, facts }),
  };
}
