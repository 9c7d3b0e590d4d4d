import { EVENTS } from '@palisade/contracts';
import { COVERAGE_KEYS, END_REASONS, PRODUCT_CODES } from '@palisade/trade';

/** Keys that are also what people call the thing. */
const NAMES = ['PCI', 'CCPA', 'GDPR', 'US', 'UK', 'USA', 'USD', 'GBP', 'ACH', 'TRIA'];

/** The keys of all enumerations of the events and of the trade, but for those that are names too. */
export function enumKeys(): Set<string> {
  const values = Object.values(EVENTS).flatMap(({ schema }) => enumsIn(schema));
  const keys = [...values, ...COVERAGE_KEYS, ...Object.keys(END_REASONS), ...PRODUCT_CODES];
  return new Set(keys.filter((key) => /^[A-Z][A-Z0-9_]+$/.test(key) && !NAMES.includes(key)));
}

function enumsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return [...own.map(String), ...Object.values(schema).flatMap(enumsIn)];
}
