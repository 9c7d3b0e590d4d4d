import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';

/** What a carrier writes, where and from when to when. */
export interface Paper {
  carrierId: string;
  code: string;
  products: readonly Product[];
  /** Empty in the United Kingdom. */
  states: readonly string[];
  isSurplus: boolean;
  priority: number;
  effectiveFrom: PlainDate;
  effectiveTo: PlainDate | null;
  deleted: boolean;
}

/** A risk as far as the choice of paper reads it. */
export interface WrittenRisk {
  product: Product;
  state: string | null;
  effectiveDate: PlainDate;
}

/** The carrier on whose paper a risk is written; null when nobody writes it. */
export function carrierFor(risk: WrittenRisk, papers: readonly Paper[]): string | null {
  const [first] = papers
    .filter((paper) => writes(paper, risk))
    .sort((a, b) => a.priority - b.priority || (a.code < b.code ? -1 : 1));
  return first?.carrierId ?? null;
}

/** The refusal of a risk that nobody writes. */
export const notFiled = ({ product, state }: WrittenRisk): DomainError => {
  const detail = `No carrier writes ${PRODUCTS[product].name}${state ? ` in ${state}` : ''}.`;
  return new DomainError('REF_NOT_FILED', detail, 409);
};

function writes(paper: Paper, { product, state, effectiveDate }: WrittenRisk): boolean {
  const { market } = PRODUCTS[product];
  return (
    !paper.deleted &&
    paper.products.includes(product) &&
    paper.isSurplus === (market === 'SURPLUS') &&
    (market === 'UK'
      ? paper.states.length === 0
      : state !== null && paper.states.includes(state)) &&
    paper.effectiveFrom <= effectiveDate &&
    (paper.effectiveTo === null || effectiveDate < paper.effectiveTo)
  );
}
