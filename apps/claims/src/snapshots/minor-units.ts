import type { ValueTransformer } from 'typeorm';

/** PostgreSQL answers a bigint as text; ours are safe integers. */
export const minorUnits: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};
