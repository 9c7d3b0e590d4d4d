import type { Overrides } from './rate-tables';

/** Objects are merged by key, arrays and single values are replaced; neither input is changed. */
export function mergeTables<T extends object>(
  base: T,
  overrides: NoInfer<Overrides<T>> | undefined,
): T {
  return overrides ? (merged(base, overrides) as T) : base;
}

function merged(base: object, overrides: object): object {
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overrides) as [string, unknown][]) {
    const below = result[key];
    result[key] = isTable(below) && isTable(value) ? merged(below, value) : value;
  }
  return result;
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
