import type { CalculatorBody } from '../../../lib/api-types';

/** What can differ between what priced a quote and what would price it today. */
export type PriceCause = 'score' | 'answers' | 'facts';

const SCORE: readonly string[] = ['companyAggregate', 'industryAggregate'];
const ANSWERS: readonly string[] = ['controls', 'fundTransferYes', 'adverseFlags', 'claimHistory'];
const FACTS: readonly string[] = [
  'state',
  'industryCode',
  'revenue',
  'yearEstablished',
  'records',
  'percentInternationalSales',
  'franchiseSystemConnectivity',
];

/** Why a quote that is rated again would have another price, in the order in which it is told. */
export function priceCauses(rated: CalculatorBody, today: CalculatorBody): PriceCause[] {
  const differs = (names: readonly string[]): boolean =>
    names.some((name) => textOf(rated, name) !== textOf(today, name));
  return [
    ...(differs(SCORE) ? (['score'] as const) : []),
    ...(differs(ANSWERS) ? (['answers'] as const) : []),
    ...(differs(FACTS) ? (['facts'] as const) : []),
  ];
}

/** A field as a text that is the same whatever order its parts stand in. */
function textOf(body: CalculatorBody, name: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(body)).get(name);
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)));
}
