import type { TimelineField, TimelineKind, TimelineRules } from '@palisade/kernel';
import { EVERYBODY } from '@palisade/kernel';
import type { RateBookAction } from './books/book-lifecycle';

/** Told where it was changed: whoever sees the row sees what it has. */
const edited = (kind: TimelineKind): TimelineField => ({
  kind,
  readers: EVERYBODY,
  isOfEdit: true,
});

/** What is told of a version of a rate book, to whoever may see it. */
export const RATE_BOOK_TIMELINE: TimelineRules<RateBookAction | 'begin'> = {
  subjectType: 'rate-book',
  actions: {
    begin: EVERYBODY,
    edit: EVERYBODY,
    propose: EVERYBODY,
    activate: EVERYBODY,
    withdraw: EVERYBODY,
  },
  fields: {
    status: edited('STATUS'),
    effectiveFrom: edited('DATE'),
    note: edited('TEXT'),
    changedRows: edited('TEXT'),
    cases: edited('NUMBER'),
    changedCases: edited('TEXT'),
  },
};

/** What is told of a preset. */
export const PRESET_TIMELINE: TimelineRules = {
  subjectType: 'preset',
  actions: { create: EVERYBODY, change: EVERYBODY, delete: EVERYBODY },
  fields: {
    name: edited('TEXT'),
    product: edited('TEXT'),
    limit: edited('NUMBER'),
    deductible: edited('NUMBER'),
    waitingPeriod: edited('NUMBER'),
    retroActivePeriod: edited('NUMBER'),
    coverages: edited('TEXT'),
  },
};

/** What is told of what a carrier writes. */
export const CARRIER_TIMELINE: TimelineRules = {
  subjectType: 'carrier-profile',
  actions: { create: EVERYBODY, change: EVERYBODY, delete: EVERYBODY },
  fields: {
    name: edited('TEXT'),
    code: edited('TEXT'),
    products: edited('TEXT'),
    states: edited('TEXT'),
    isSurplus: edited('FLAG'),
    priority: edited('NUMBER'),
    effectiveFrom: edited('DATE'),
    effectiveTo: edited('DATE'),
  },
};
