import type { ValueTransformer } from 'typeorm';

/** PostgreSQL answers a numeric as text; a percentage has four decimals at most. */
export const percentNumber: ValueTransformer = {
  to: (value: number) => value,
  from: (value: string) => Number(value),
};
