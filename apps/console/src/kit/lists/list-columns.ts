import type { Breakpoint } from 'antd';
import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The field the server sorts by; absent when the column cannot be sorted. */
  sortField?: string;
  isNumber?: boolean;
  /** Shown from this width on; narrower screens leave it to the record's own page. */
  from?: Breakpoint;
}

export type Density = 'comfortable' | 'compact';

export interface ListPreferences {
  density: Density;
  order: string[];
  hidden: string[];
}

export const DEFAULT_PREFERENCES: ListPreferences = {
  density: 'comfortable',
  order: [],
  hidden: [],
};

interface Keyed {
  key: string;
}

/** All columns in the person's order: the first stays first, since it links to the record. */
export function orderColumns<Column extends Keyed>(columns: Column[], order: string[]): Column[] {
  const [link, ...rest] = columns;
  if (!link) return [];
  const place = ({ key }: Column) => {
    const chosen = order.indexOf(key);
    // A column added since the choice was made keeps its place behind the chosen ones.
    return chosen === -1 ? order.length + rest.findIndex((column) => column.key === key) : chosen;
  };
  return [link, ...[...rest].sort((a, b) => place(a) - place(b))];
}

export function visibleColumns<Column extends Keyed>(
  columns: Column[],
  { order, hidden }: Pick<ListPreferences, 'order' | 'hidden'>,
): Column[] {
  return orderColumns(columns, order).filter(
    ({ key }, index) => index === 0 || !hidden.includes(key),
  );
}

/** The order after moving one column a place up (-1) or down (1); the ends stay where they are. */
export function moveColumn(columns: Keyed[], key: string, by: -1 | 1): string[] {
  const keys = columns.slice(1).map((column) => column.key);
  const from = keys.indexOf(key);
  const to = from + by;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  keys.splice(to, 0, ...keys.splice(from, 1));
  return keys;
}

/** Preferences as stored by an earlier visit, or the defaults when they cannot be read. */
export function parsePreferences(stored: string | null): ListPreferences {
  try {
    const { density, order, hidden } = JSON.parse(stored ?? '{}') as Partial<ListPreferences>;
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      order: strings(order),
      hidden: strings(hidden),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
