import type { FieldError, MinorUnits, Product } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { CoverageKey } from './coverages';
import { COVERAGE_KINDS, LIMIT_REQUIRED, MANDATORY_COVERAGES } from './coverages';

/** A chosen coverage; without a limit of its own it has the aggregate's. */
export interface ChosenCoverage {
  key: CoverageKey;
  limit: MinorUnits | null;
}

/** What a quote covers and how far. */
export interface QuoteTerms {
  limit: MinorUnits;
  /** Where the layer begins; excess only. */
  attachment: MinorUnits | null;
  deductible: MinorUnits;
  /** Hours. */
  waitingPeriod: number;
  /** Years; -1 stands for full prior acts. */
  retroActivePeriod: number;
  coverages: ChosenCoverage[];
  /** Share of revenue from technology services, in percent. */
  techENOPercentage: number | null;
  isTriaExcluded: boolean;
}

/** Throws 400 with every term that does not fit the product; amounts are the rater's to judge. */
export function checkTerms(terms: QuoteTerms, product: Product, pointer: string): void {
  const keys = terms.coverages.map(({ key }) => key);
  const errors: FieldError[] = terms.coverages.flatMap(({ key, limit }, index) => {
    const at = `${pointer}/coverages/${index}`;
    if (keys.indexOf(key) !== index) return [{ pointer: `${at}/key`, detail: 'Chosen twice.' }];
    if (MANDATORY_COVERAGES.includes(key) && limit !== null) {
      return [{ pointer: `${at}/limit`, detail: `${key} can not have a limit of its own.` }];
    }
    const needsLimit = LIMIT_REQUIRED.includes(COVERAGE_KINDS[key]) && limit === null;
    return needsLimit ? [{ pointer: `${at}/limit`, detail: `${key} needs a limit.` }] : [];
  });
  const isExcess = product === 'P_PLUS';
  if (isExcess !== (terms.attachment !== null)) {
    const detail = isExcess ? 'Excess needs an attachment.' : 'Only excess has an attachment.';
    errors.push({ pointer: `${pointer}/attachment`, detail });
  }
  const missing = isExcess ? [] : MANDATORY_COVERAGES.filter((key) => !keys.includes(key));
  errors.push(
    ...missing.map((key) => ({ pointer: `${pointer}/coverages`, detail: `${key} is mandatory.` })),
  );
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('TERMS_NOT_ALLOWED', detail, 400, errors);
}
