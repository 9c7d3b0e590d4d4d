import type { Breakpoint } from 'antd';
import type { ReactNode } from 'react';

export interface ListColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** The field the server sorts by; absent when the column cannot be sorted. */
  sortField?: string;
  isNumber?: boolean;
  /** Takes a share of the room that is left; its text is cut where that is too little. */
  grow?: number;
  /** Beside the link on the card that a row is on a telephone, or on a line of its own. */
  onCard?: boolean | 'line';
  /** Only shown to who chose it. */
  isOptional?: boolean;
  /** Shown from this width on; narrower screens leave it to the record's own page. */
  from?: Breakpoint;
}

export type Density = 'comfortable' | 'compact';

export interface ListPreferences {
  density: Density;
  order: string[];
  hidden: string[];
  /** What was chosen of the columns that are not shown by themselves. */
  shown: string[];
}

export const DEFAULT_PREFERENCES: ListPreferences = {
  density: 'comfortable',
  order: [],
  hidden: [],
  shown: [],
};

interface Keyed {
  key: string;
}

interface Optional extends Keyed {
  isOptional?: boolean;
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

export const isVisible = (
  { key, isOptional = false }: Optional,
  { hidden, shown }: Pick<ListPreferences, 'hidden' | 'shown'>,
): boolean => (isOptional ? shown.includes(key) : !hidden.includes(key));

export function visibleColumns<Column extends Optional>(
  columns: Column[],
  preferences: Pick<ListPreferences, 'order' | 'hidden' | 'shown'>,
): Column[] {
  return orderColumns(columns, preferences.order).filter(
    (column, index) => index === 0 || isVisible(column, preferences),
  );
}

/** The preferences after a column was shown or hidden. */
export function withColumn<Kept extends Pick<ListPreferences, 'hidden' | 'shown'>>(
  preferences: Kept,
  { key, isOptional = false }: Optional,
  isShown: boolean,
): Kept {
  const list = isOptional ? 'shown' : 'hidden';
  const isListed = isOptional === isShown;
  const rest = preferences[list].filter((other) => other !== key);
  return { ...preferences, [list]: isListed ? [...rest, key] : rest };
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
    const { density, order, hidden, shown } = JSON.parse(
      stored ?? '{}',
    ) as Partial<ListPreferences>;
    return {
      density: density === 'compact' ? 'compact' : 'comfortable',
      order: strings(order),
      hidden: strings(hidden),
      shown: strings(shown),
    };
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
