import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Component } from './find-components';

/** A figure of a page: what it is called there, and the field of an answer that it shows. */
export interface Figure {
  label: string;
  /** `operation.field.field`, by the example of the operation. */
  field: string;
  /** Limits and retentions are shown without cents: the field ends with `~`. */
  isWhole: boolean;
  /** Shown in the currency of the row, which is that of the United States: it ends with `$`. */
  isInDollars: boolean;
}

/** What is offered to who has a permission, and to nobody else. */
export interface Action {
  permission: string;
  name: string;
  /** The menu that it stands in. */
  menu: string | null;
}

/** A row of the hand-kept table of components that show money or an action. */
export interface ComponentRow {
  component: string;
  /** Account type and address, perhaps a modal, `(state)` and `> press`; null where no page shows it. */
  page: string | null;
  figures: Figure[];
  actions: Action[];
  /** Why it is not asked here, or not for all that it shows. */
  why: string;
}

const NONE = '-';

/** The table of components, kept by hand apart from the code. */
export function readComponentRows(): ComponentRow[] {
  const rows: Record<string, string>[] = parse(readFileSync('apps/console/money-components.csv'), {
    columns: true,
  });
  return rows.map(({ component = '', page, figures, actions, why = '' }) => ({
    component,
    page: page === NONE || !page ? null : page,
    figures: partsOf(figures).map((part) => {
      const [label = '', place = ''] = part.split(' = ');
      return {
        label,
        field: place.replace(/[~$]/g, ''),
        isWhole: place.includes('~'),
        isInDollars: place.endsWith('$'),
      };
    }),
    actions: partsOf(actions).map((part) => {
      const [permission = '', ...names] = part.split(' > ');
      return {
        permission,
        name: names.at(-1) ?? '',
        menu: names.length > 1 ? (names[0] ?? '') : null,
      };
    }),
    why,
  }));
}

const partsOf = (text = ''): string[] => (text === NONE ? [] : text.split('; '));

/** What is wrong with the table, in words. */
export function judgeComponentRows(
  found: readonly Component[],
  rows: readonly ComponentRow[],
): string[] {
  const names = new Set(rows.map(({ component }) => component));
  return [
    ...found
      .filter(({ file }) => !names.has(file))
      .map(({ file }) => `${file}: has no row in apps/console/money-components.csv`),
    ...rows.flatMap(({ component, page, figures, actions, why }) => {
      const own = found.find(({ file }) => file === component);
      const asked = new Set(actions.map(({ permission }) => permission));
      const wrong = [
        !own && 'shows neither money nor an action',
        (page === null) !== (figures.length + actions.length === 0) &&
          'has a page, or is asked, but not both',
        page === null && !why && 'says not why it is not asked',
        own?.hasMoney && figures.length === 0 && !why && 'says not why no figure is asked',
        own?.permissions.some((one) => !asked.has(one)) &&
          !why &&
          'says not why a permission is not asked',
      ];
      return wrong.filter((one) => typeof one === 'string').map((one) => `${component}: ${one}`);
    }),
  ];
}
