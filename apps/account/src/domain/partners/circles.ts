/** A partner that agencies belong to: each to one cluster and one aggregator at most. */
export type Circle = 'CLUSTER' | 'DIGITAL';

/** How each is kept and called. */
export const CIRCLES = {
  CLUSTER: { column: 'clusterId', name: 'Cluster', code: 'CLUSTER' },
  DIGITAL: { column: 'aggregatorId', name: 'Aggregator', code: 'AGGREGATOR' },
} as const satisfies Record<Circle, { column: string; name: string; code: string }>;
