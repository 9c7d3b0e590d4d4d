import { addDays, addMonths, clampDate, type PlainDate } from '@palisade/kernel';
import {
  DEFAULT_TERMS,
  EFFECTIVE_DAYS_DEFAULT,
  effectiveWindow,
  endWindow,
  TERM_MONTHS,
} from '@palisade/trade';
import type { CoverageData, KeptPreset, PricedPreset } from '../../../lib/api-types';
import { adjustmentOf, type Adjustment, type Coercion } from '../adjustment';
import { ownLimit } from './coverage-limits';

/** A coverage as it is chosen; without a limit of its own it has the aggregate's. */
export interface ChosenCoverage {
  isSelected: boolean;
  limit: number | null;
}

/** What the quote builder holds; amounts in currency units. */
export interface BuilderState {
  /** Null once anything of a preset was changed (Spec 3 §4: custom). */
  presetName: string | null;
  limit: number;
  deductible: number;
  waitingPeriod: number;
  /** Years; -1 stands for full prior acts. */
  retroActivePeriod: number;
  effectiveDate: PlainDate;
  endDate: PlainDate;
  isTriaExcluded: boolean;
  /** Share of the revenue from technology services, in percent. */
  techENOPercentage: number | null;
  coverages: Readonly<Record<string, ChosenCoverage>>;
}

/** Spec 3 §9: what a quote begins with. */
export function initialState(today: PlainDate): BuilderState {
  const effectiveDate = addDays(today, EFFECTIVE_DAYS_DEFAULT);
  return {
    ...DEFAULT_TERMS,
    presetName: null,
    isTriaExcluded: false,
    techENOPercentage: null,
    coverages: {},
    effectiveDate,
    endDate: addMonths(effectiveDate, TERM_MONTHS),
  };
}

/** The state with all that a preset decides; dates and TRIA are not among it. */
export function withPreset(state: BuilderState, preset: PricedPreset | KeptPreset): BuilderState {
  const { name, limit, deductible, waitingPeriod, retroActivePeriod } = preset;
  const coverages = Object.fromEntries(
    Object.values(preset.coverages).map(({ key, isSelected, limit: own }) => [
      key,
      { isSelected, limit: ownLimit(key, own, limit) },
    ]),
  );
  const terms = { limit, deductible, waitingPeriod, retroActivePeriod };
  return { ...state, ...terms, presetName: name, coverages };
}

/** The state of terms that were priced elsewhere, with the dates of a new quote. */
export function stateOfTerms(
  terms: CoverageData,
  presetName: string | null,
  today: PlainDate,
): BuilderState {
  const initial = initialState(today);
  const { limit = initial.limit, deductible = initial.deductible } = terms;
  return {
    ...initial,
    presetName,
    limit,
    deductible,
    waitingPeriod: terms.waitingPeriod ?? initial.waitingPeriod,
    retroActivePeriod: terms.retroActivePeriod ?? initial.retroActivePeriod,
    techENOPercentage: terms.techENOPercentage ?? null,
    isTriaExcluded: terms.isTriaExcluded ?? false,
    coverages: Object.fromEntries(
      (terms.coverages ?? []).map(({ key, limit: own }) => [
        key,
        { isSelected: true, limit: ownLimit(key, own ?? null, limit) },
      ]),
    ),
  };
}

/** What was chosen as a preset that an agency may keep; its product is told beside it. */
export function presetOf(state: BuilderState, agencyId: string | null): Partial<KeptPreset> {
  const { limit, deductible, waitingPeriod, retroActivePeriod } = state;
  const coverages = Object.entries(state.coverages).map(([key, { isSelected, limit: own }]) => [
    key,
    {
      key,
      name: key,
      isAvailable: true,
      isSelected,
      ordinal: 0,
      limit: own,
      deductible: null,
      waitingPeriod: null,
      retroActivePeriod: null,
    },
  ]);
  return {
    id: '',
    number: null,
    name: '',
    agencyId,
    teamId: null,
    limit,
    deductible,
    waitingPeriod,
    retroActivePeriod,
    coverages: Object.fromEntries(coverages) as KeptPreset['coverages'],
  };
}

type Terms = Pick<BuilderState, 'limit' | 'deductible' | 'waitingPeriod' | 'retroActivePeriod'>;

/** The state with other terms; limits of coverages above a lower aggregate become the aggregate. */
export function withTerms(state: BuilderState, terms: Partial<Terms>): BuilderState {
  const limit = terms.limit ?? state.limit;
  const coverages = Object.fromEntries(
    Object.entries(state.coverages).map(([key, coverage]) => [
      key,
      { ...coverage, limit: ownLimit(key, coverage.limit, limit) },
    ]),
  );
  return { ...state, ...terms, presetName: null, coverages };
}

export function withCoverage(
  state: BuilderState,
  key: string,
  change: Partial<ChosenCoverage>,
): BuilderState {
  const before = state.coverages[key] ?? { isSelected: false, limit: null };
  const coverages = { ...state.coverages, [key]: { ...before, ...change } };
  return { ...state, presetName: null, coverages };
}

/** Spec 3 §4: the effective date moves the end to a year later. */
export function withEffectiveDate(
  state: BuilderState,
  date: PlainDate,
  today: PlainDate,
): BuilderState {
  const { min, max } = effectiveWindow(today);
  const effectiveDate = clampDate(date, min, max);
  return { ...state, effectiveDate, endDate: addMonths(effectiveDate, TERM_MONTHS) };
}

export function withEndDate(state: BuilderState, date: PlainDate): BuilderState {
  const { min, max } = endWindow(state.effectiveDate);
  return { ...state, endDate: clampDate(date, min, max) };
}

/** Spec 3 §4: the coverages that the answers do not qualify for, by the rater's reason. */
export function droppedCoverages(coercions: readonly Coercion[]): Record<string, string> {
  const dropped = coercions.filter(({ applied }) => applied === null);
  return Object.fromEntries(
    dropped.map(({ requested, path, reason }) => [
      path === '/cyberCrimeLimit' ? 'CYBER_CRIME' : String(requested),
      reason,
    ]),
  );
}

/** The state without the coverages that were dropped; the same one when none is chosen. */
export function withoutDropped(state: BuilderState, dropped: readonly string[]): BuilderState {
  const chosen = dropped.filter((key) => state.coverages[key]?.isSelected);
  return chosen.reduce((next, key) => withCoverage(next, key, { isSelected: false }), state);
}

/** What of the choices was adjusted: lowered now, or taken away and not chosen again since. */
export function adjustmentsOf(
  coercions: readonly Coercion[],
  dropped: Readonly<Record<string, string>>,
  { coverages }: BuilderState,
): Adjustment[] {
  const lowered = coercions.filter(({ applied }) => applied !== null);
  const away = Object.entries(dropped).filter(([key]) => !coverages[key]?.isSelected);
  return [
    ...lowered.map(adjustmentOf),
    ...away.map(([coverage, reason]) => ({ coverage, limits: null, reason })),
  ];
}
