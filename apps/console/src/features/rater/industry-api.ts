import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import { COMPUTES } from '../../lib/with-key';
import type { ChosenMarket } from './market-fields';

/** An insured, as far as rules and presets depend on it. */
export interface IndustryQuery extends ChosenMarket {
  code: string;
  revenue: number;
  limit: number;
  /** Of the technology products. */
  techENOPercentage: number | null;
}

/** The presets that everybody has; agencies do not list them, but price them by name. */
const PRESETS = ['BASIC', 'POPULAR', 'ELITE'];

/** The presets as an industry is offered them, each with its premium. */
export const industryPresetsQuery = (industry: IndustryQuery) =>
  queryOptions({
    queryKey: ['rater', 'presets', 'industry', industry],
    queryFn: ({ signal }) => {
      const { product, state, code, revenue, limit, techENOPercentage } = industry;
      return Promise.all(
        PRESETS.map((preset) =>
          unwrap(
            api.rater.POST('/api/rater/v1/presets/{naicsCode}/{preset}', {
              params: {
                path: { naicsCode: code, preset },
                query: { limit, ...(state && { state }) },
              },
              body: { product, revenue, ...(techENOPercentage && { techENOPercentage }) },
              headers: COMPUTES,
              signal,
            }),
          ),
        ),
      );
    },
  });

/** How an industry may have each coverage, in the order of the catalogue. */
export const industryRulesQuery = ({ product, state, code, limit }: IndustryQuery) =>
  queryOptions({
    queryKey: ['rater', 'industry-rules', product, state, code, limit],
    queryFn: ({ signal }) =>
      unwrap(
        api.rater.POST('/api/rater/v1/rules/{naicsCode}', {
          params: { path: { naicsCode: code }, query: { limit } },
          body: { product, ...(state && { state }) },
          headers: COMPUTES,
          signal,
        }),
      ),
  });
