import type { Product } from '@palisade/trade';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { CalculatorBody, Quote, SecurityAnswers } from '../../lib/api-types';
import { COMPUTES } from '../../lib/with-key';
import { spokenAnswers } from './spoken-answers';

// Spec 3 §3: coverages are cached for 15 minutes; so is all that changes with a rate book only.
const BOOK_STALE_MS = 15 * 60 * 1000;

/** The address of the options of the United Kingdom, which has no states. */
const NO_STATE = 'UK';

/** The market that a risk is quoted in. */
export interface RatedMarket {
  product: Product;
  state: string | null;
  revenue: number | null;
}

/** The limits, retentions and waiting periods of a market. */
export const optionsQuery = ({ product, state, revenue }: RatedMarket) =>
  queryOptions({
    queryKey: ['rater', 'options', product, state, revenue],
    queryFn: () =>
      unwrap(
        api.rater.POST('/api/rater/v1/rules/globals/{state}', {
          params: { path: { state: state ?? NO_STATE } },
          body: { product, revenue },
          headers: COMPUTES,
        }),
      ),
    staleTime: BOOK_STALE_MS,
  });

/** Every coverage of a product, in its order, and whether it is available in a state. */
export const catalogueQuery = (product: Product, state: string | null) =>
  queryOptions({
    queryKey: ['rater', 'coverages', product, state],
    queryFn: () =>
      unwrap(
        api.rater.GET('/api/rater/v1/coverages', {
          params: { query: { product, ...(state && { state }) } },
        }),
      ),
    staleTime: BOOK_STALE_MS,
  });

/** How far schedule rating may go for a quote, by characteristic and in total. */
export const irpmPlanQuery = ({ product, effectiveDate, firmographicData }: Quote) => {
  const { state } = firmographicData as { state?: string | null };
  const body = { product, effectiveDate, ...(state && { state }) };
  return queryOptions({
    queryKey: ['rater', 'irpm', body],
    queryFn: () => unwrap(api.rater.POST('/api/rater/v1/irpm', { body, headers: COMPUTES })),
    staleTime: BOOK_STALE_MS,
  });
};

export interface PresetRisk extends RatedMarket {
  industryCode: string;
  answers: SecurityAnswers;
  techENOPercentage: number | null;
}

/** A preset, by its standard name or its id, with its premium for a risk. */
export const presetQuery = (preset: string, risk: PresetRisk) =>
  queryOptions({
    queryKey: ['rater', 'presets', 'priced', preset, risk],
    queryFn: () =>
      unwrap(
        api.rater.POST('/api/rater/v1/presets/{naicsCode}/{preset}', {
          params: {
            path: { naicsCode: risk.industryCode, preset },
            query: { ...(risk.state && { state: risk.state }) },
          },
          body: {
            product: risk.product,
            revenue: risk.revenue ?? 0,
            securityQuestions: spokenAnswers(risk.answers),
            ...(risk.techENOPercentage && { techENOPercentage: risk.techENOPercentage }),
          },
          headers: COMPUTES,
        }),
      ),
    staleTime: BOOK_STALE_MS,
  });

/** Whose presets are asked for, and whether the caller may see those that staff has made. */
interface KeptPresets {
  product: Product;
  state: string | null;
  agencyId: string | null;
  isStaff: boolean;
}

/** The presets that are kept under a name of their own, besides the three of everybody. */
export const keptPresetsQuery = ({ product, state, agencyId, isStaff }: KeptPresets) =>
  queryOptions({
    queryKey: ['rater', 'presets', 'kept', product, state, agencyId, isStaff],
    queryFn: async ({ signal }) => {
      const [made, own] = await Promise.all([
        isStaff
          ? unwrap(
              api.rater.GET('/api/rater/v1/presets', {
                params: { query: { product, ...(state && { state }) } },
                signal,
              }),
            )
          : [],
        unwrap(
          api.rater.GET('/api/rater/v1/presets/custom', {
            params: { query: { product, ...(agencyId && { agencyId }) } },
            signal,
          }),
        ),
      ]);
      return [...made.filter(({ number }) => number === null), ...own];
    },
  });

/** What a risk costs, with every step of the way; the last price stays until the next is there. */
export const calculationQuery = (product: Product, body: CalculatorBody) =>
  queryOptions({
    queryKey: ['rater', 'calculation', product, body],
    queryFn: ({ signal }) =>
      unwrap(
        api.rater.POST('/api/rater/v1/{productType}/calculator', {
          params: { path: { productType: product }, query: { trace: 'full' } },
          body,
          headers: COMPUTES,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: BOOK_STALE_MS,
  });

type Variation = Record<string, unknown>;

/** What a risk would cost with one thing changed at a time. */
export const whatIfQuery = (base: CalculatorBody, variations: Variation[]) =>
  queryOptions({
    queryKey: ['rater', 'what-if', base, variations],
    queryFn: ({ signal }) =>
      unwrap(
        api.rater.POST('/api/rater/v1/what-if', {
          body: { base, variations },
          headers: COMPUTES,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: BOOK_STALE_MS,
    enabled: variations.length > 0,
  });
