import type { Product } from '@palisade/trade';

/** The policy of the demo data that its insured gives up in the middle of its term. */
export const DEMO_CANCELLATION = {
  companyName: 'Alder Creek Logistics',
  product: 'P250' satisfies Product,
  reason: 'COVERAGE_ELSEWHERE',
  comments: 'The parent company insures its subsidiaries together.',
} as const;

/** Who asks for it, and who decides. */
export const DEMO_AGENT = 'agent@harborline.example';
export const DEMO_UNDERWRITER = 'underwriter@palisade.example';
