import type { FieldError, MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { CoverageKey, Product } from '@palisade/trade';
import { coverageName, isExcess, MANDATORY_COVERAGES, needsLimit } from '@palisade/trade';

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
      return [
        { pointer: `${at}/limit`, detail: `${coverageName(key)} can not have a limit of its own.` },
      ];
    }
    return needsLimit(key) && limit === null
      ? [{ pointer: `${at}/limit`, detail: `${coverageName(key)} needs a limit.` }]
      : [];
  });
  const isLayer = isExcess(product);
  if (isLayer !== (terms.attachment !== null)) {
    const detail = isLayer ? 'Excess needs an attachment.' : 'Only excess has an attachment.';
    errors.push({ pointer: `${pointer}/attachment`, detail });
  }
  const missing = isLayer ? [] : MANDATORY_COVERAGES.filter((key) => !keys.includes(key));
  errors.push(
    ...missing.map((key) => ({
      pointer: `${pointer}/coverages`,
      detail: `${coverageName(key)} is mandatory.`,
    })),
  );
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('TERMS_NOT_ALLOWED', detail, 400, errors);
}
