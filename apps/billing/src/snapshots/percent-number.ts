import type { ValueTransformer } from 'typeorm';

/** PostgreSQL answers a numeric as text; a percentage has four decimals at most. */
export const percentNumber: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
