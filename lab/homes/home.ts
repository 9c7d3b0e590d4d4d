/** A home as it is answered. */
export interface Home {
  currency: string;
  timeZone: string;
  current: { after: string; before: string };
  previous: { after: string; before: string };
  figures: { key: string; value: number | null; previous: number | null }[];
  tasks: { key: string; count: number }[];
  charts: { key: string; buckets: Bucket[] }[];
  missing: string[];
}

/** A group of a chart. */
export interface Bucket {
  key: string;
  count: number;
  premium: number;
  bound: number | null;
  incurred?: number;
}
