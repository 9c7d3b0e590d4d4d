import { coverageName, coverageOfId, LIMIT_FIELDS } from '@palisade/trade';
import type { Plan } from '../plan';
import type { Fields } from './fields';
import { isObject } from './fields';

const FIELD = 'coverages';
/** Fields that `coverages` is another form of. */
const OWN = ['optional', 'deselected', 'endorsements', 'coverageLimits'];
/** Coverages whose limit is a field of its own. */
const OWN_LIMITS: Readonly<Record<string, string>> = LIMIT_FIELDS;
/** What a selection holds besides (Spec 3 §3); terms of a single coverage are not rated. */
const SELECTION_FIELDS = new Set([
  'selected',
  'isSelected',
  'isAvailable',
  'limit',
  'deductible',
  'waitingPeriod',
  'ordinal',
  'retroActivePeriod',
  'retroActiveDate',
  'name',
  'tooltip',
]);

/** A coverage of the quote builder: chosen or not, with its limit. */
interface Selection {
  readonly isChosen: boolean;
  readonly limit: unknown;
}

/**
 * The coverages of the quote builder, by key or number (Spec 3 §3), as the rater's own fields. A
 * core coverage that is not chosen there is deselected.
 */
export function withCoverages(fields: Fields, plan: Plan): Fields {
  if (!fields.has(FIELD)) return fields;
  for (const name of OWN) {
    if (fields.has(name)) fields.fail(name, `Give ${name} or coverages, not both.`);
  }
  const selections = readSelections(fields, plan);
  const { coreCoverages } = plan.tables;
  const isChosen = (key: string): boolean => selections.get(key)?.isChosen ?? false;
  const chosen = [...selections.keys()].filter(isChosen);
  for (const [key, { mandatory }] of Object.entries(coreCoverages)) {
    if (mandatory && selections.get(key)?.isChosen === false) {
      fields.fail(FIELD, `${coverageName(key)} is mandatory.`, key);
    }
  }
  if (isChosen('TECH_ENO')) fields.require('techENOPercentage');
  const aggregate = fields.raw('aggregateLimit');
  const ownLimits = Object.keys(OWN_LIMITS).filter(isChosen);
  const limits = chosen
    .filter((key) => !ownLimits.includes(key) && !plan.factors.endorsements.has(key))
    .map((key) => [key, selections.get(key)?.limit] as const)
    .filter(([, limit]) => limit !== undefined && limit !== null && limit !== aggregate);
  const pointers = [
    ...OWN.map((name) => [name, `/${FIELD}`]),
    ...ownLimits.map((key) => [OWN_LIMITS[key], `/${FIELD}/${key}/limit`]),
  ];
  return fields.with(
    {
      optional: chosen.filter((key) => plan.factors.optional.has(key)),
      endorsements: chosen.filter((key) => plan.factors.endorsements.has(key)),
      deselected: Object.entries(coreCoverages)
        .filter(([key, { mandatory }]) => !mandatory && !isChosen(key))
        .map(([key]) => key),
      coverageLimits: Object.fromEntries(limits),
      ...Object.fromEntries(ownLimits.map((key) => [OWN_LIMITS[key], limitOf(key)])),
      ...(selections.get('TECH_ENO')?.isChosen === false && { techENOPercentage: null }),
    },
    Object.fromEntries(pointers) as Record<string, string>,
  );

  function limitOf(key: string): unknown {
    const limit = selections.get(key)?.limit ?? fields.raw(OWN_LIMITS[key]);
    // Tech cover without a limit of its own has the aggregate's; the others must say theirs.
    if (limit === undefined && key !== 'TECH_ENO')
      fields.fail(FIELD, `${coverageName(key)} needs a limit.`, key);
    return limit;
  }
}

function readSelections(fields: Fields, plan: Plan): Map<string, Selection> {
  const { core, optional, endorsements } = plan.factors;
  const selections = new Map<string, Selection>();
  for (const [name, value] of fields.entries(FIELD)) {
    const key = coverageOfId(name)?.key ?? name;
    const isKnown = [core, optional, endorsements].some((table) => table.has(key));
    const unknown = isObject(value) && Object.keys(value).find((x) => !SELECTION_FIELDS.has(x));
    if (!isKnown && !Object.hasOwn(OWN_LIMITS, key)) {
      fields.fail(FIELD, `Unknown coverage ${name}.`, name);
    } else if (!isObject(value) || unknown) {
      fields.fail(FIELD, `${name} must be a selection with selected and limit.`, name);
    } else {
      const isChosen = (value.selected ?? value.isSelected ?? false) === true;
      selections.set(key, { isChosen, limit: value.limit ?? undefined });
    }
  }
  return selections;
}
