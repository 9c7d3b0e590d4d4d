import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';

/** What a carrier writes, where and from when to when. */
export interface CarrierPaper {
  readonly products: readonly Product[];
  readonly states: readonly string[];
  readonly isSurplus: boolean;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

/** 400 with everything that no carrier can write: a product off its market, or nowhere at all. */
export function checkPaper(paper: CarrierPaper): void {
  const errors = problemsOf(paper);
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}

function problemsOf(paper: CarrierPaper): FieldError[] {
  const { products, states, isSurplus, effectiveFrom, effectiveTo } = paper;
  const errors: FieldError[] = [];
  const regions = new Set(products.map((product) => PRODUCTS[product].region));
  const fail = (pointer: string, detail: string): number => errors.push({ pointer, detail });
  if (regions.size > 1) fail('/products', 'Write a profile for each region.');
  if (regions.has('US') && !states.length) fail('/states', 'Name the states of this paper.');
  if (regions.has('UK') && states.length) fail('/states', 'The United Kingdom has no states.');
  const off = products.filter((product) => (PRODUCTS[product].market === 'SURPLUS') !== isSurplus);
  if (off.length) {
    fail('/isSurplus', `${off.join(', ')} is ${isSurplus ? 'not ' : ''}surplus business.`);
  }
  if (effectiveTo !== null && effectiveTo < effectiveFrom) {
    fail('/effectiveTo', 'The profile ends before it begins.');
  }
  return errors;
}
