import type { AccountType } from '@palisade/kernel';
import { HOME_CHARTS } from './home-charts';
import { HOME_FIGURES } from './home-figures';
import type { HomeAsked, HomeParts, PartName } from './home-items';
import { HOME_TASKS } from './home-tasks';

const ofType =
  (type: AccountType) =>
  ({ types }: { types: readonly AccountType[] }): boolean =>
    types.includes(type);

/** The parts that can be of one agency alone; with an agency chosen, the others would mislead. */
const OF_AGENCY: readonly PartName[] = ['quotes', 'policies', 'renewals'];

const readBy = ({ part, beside }: { part: PartName; beside?: PartName }): PartName[] =>
  beside ? [part, beside] : [part];

/** The parts that the home of an account type is made of. */
export function partsOf(type: AccountType, { agencyId }: Pick<HomeAsked, 'agencyId'>): PartName[] {
  const items = [...HOME_FIGURES, ...HOME_TASKS, ...HOME_CHARTS].filter(ofType(type));
  const parts = [...new Set(items.flatMap(readBy))];
  return agencyId ? parts.filter((part) => OF_AGENCY.includes(part)) : parts;
}

/** What a home would show of parts that did not come; what a person may not read is not missing. */
export function missingOf(
  type: AccountType,
  answered: Partial<HomeParts>,
  missing: ReadonlySet<PartName>,
) {
  const isMissing = (item: { part: PartName; beside?: PartName }): boolean => {
    const parts = readBy(item);
    const isReadable = parts.every((part) => missing.has(part) || answered[part] !== undefined);
    return isReadable && parts.some((part) => missing.has(part));
  };
  const [figures, tasks, charts] = [HOME_FIGURES, HOME_TASKS, HOME_CHARTS].map((items) =>
    items
      .filter(ofType(type))
      .filter(isMissing)
      .map(({ key }) => key),
  ) as [string[], string[], string[]];
  return { figures, tasks, charts };
}

/** A home of what was answered: what a person may not read, or a service did not say, is left out. */
export function homeOf(type: AccountType, answered: Partial<HomeParts>, asked: HomeAsked) {
  const isThere = (item: { part: PartName; beside?: PartName }): boolean =>
    readBy(item).every((part) => answered[part] !== undefined);
  // Items read their own parts alone, which are there.
  const parts = answered as HomeParts;
  return {
    figures: HOME_FIGURES.filter(ofType(type))
      .filter(isThere)
      .map(({ key, unit, list, query, read }) => {
        const { value, previous = null } = read(parts, asked);
        return { key, unit, value, previous, list, query: query(asked) };
      }),
    tasks: HOME_TASKS.filter(ofType(type))
      .filter(isThere)
      .map(({ key, list, query, read }) => ({ key, list, query: query(asked), ...read(parts) })),
    charts: HOME_CHARTS.filter(ofType(type))
      .filter(isThere)
      .map(({ key, kind, narrows = null, list, query, read }) => ({
        key,
        kind,
        narrows,
        list,
        query: query(asked),
        buckets: read(parts).map(({ newBusiness = null, bound = null, ...bucket }) => ({
          ...bucket,
          newBusiness,
          bound,
        })),
      })),
  };
}
